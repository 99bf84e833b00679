import { type ComponentProps, Fragment, type MouseEvent, type ReactNode } from 'react';
import {
  type FieldErrors,
  type FieldName,
  FIELDS,
  type Salutation,
  SALUTATIONS,
} from '../../../contract/message-rules.ts';
import { controlId } from './form-state.ts';

/** Where the reason stands why a field is not right. */
export const errorId = (field: FieldName) => `${controlId(field)}-fehler`;

/** Always in the page, so that screen readers notice when a sentence appears. */
function FieldError({ field, error }: { field: FieldName; error: string | undefined }) {
  return (
    <p id={errorId(field)} className="kontakt-form__error" aria-live="polite">
      {error}
    </p>
  );
}

type LabelledFieldProps = {
  field: FieldName;
  error: string | undefined;
  isWide?: boolean;
  children: ReactNode;
};

/** A text control between its label and its error. */
export function LabelledField({ field, error, isWide = false, children }: LabelledFieldProps) {
  return (
    <div className={isWide ? 'kontakt-form__wide' : undefined}>
      <label className="label" htmlFor={controlId(field)}>
        {FIELDS[field].label}
      </label>
      {children}
      <FieldError field={field} error={error} />
    </div>
  );
}

const LABELS: Record<Salutation, string> = { professionell: 'professionell', persoenlich: 'persönlich' };

type SalutationFieldProps = ComponentProps<'input'> & { error: string | undefined };

export function SalutationField({ id, value, error, ...control }: SalutationFieldProps) {
  const { 'aria-invalid': isInvalid, 'aria-describedby': reason, ...radio } = control;
  return (
    <fieldset role="radiogroup" aria-invalid={isInvalid} aria-describedby={reason}>
      <legend className="label">{FIELDS.anrede.label}</legend>
      <div className="kontakt-form__segments">
        {SALUTATIONS.map((salutation, index) => (
          <label key={salutation}>
            <input
              {...radio}
              id={index === 0 ? id : undefined}
              type="radio"
              value={salutation}
              checked={value === salutation}
            />
            {LABELS[salutation]}
          </label>
        ))}
      </div>
      <FieldError field="anrede" error={error} />
    </fieldset>
  );
}

type OpenFieldsProps = { errors: FieldErrors; isBegun: boolean };

/**
 * Why the button cannot be pressed yet, with a way to each field. It speaks up only after the
 * visitor has begun: an untouched form is no news. No text comes or goes without an element of its own: see
 * decision 0086.
 */
export function OpenFields({ errors, isBegun }: OpenFieldsProps) {
  const open = Object.keys(errors) as FieldName[];
  return (
    <p className="kontakt-form__open" role={isBegun ? 'status' : undefined}>
      {open.length > 0 && <span>Noch offen: </span>}
      {open.length === 0 && <span className="visually-hidden">Alles ausgefüllt.</span>}
      {open.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && <span>, </span>}
          <a href={`#${controlId(field)}`} onClick={goToField}>
            {FIELDS[field].label}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/** The address stays as it is. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.querySelector<HTMLElement>(event.currentTarget.hash)?.focus();
}
