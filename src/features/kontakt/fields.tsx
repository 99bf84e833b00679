import { Fragment, type ReactNode } from 'react';
import {
  type FieldErrors,
  type FieldName,
  FIELDS,
  isLimited,
  roomLeft,
  type Salutation,
  SALUTATIONS,
} from '../../../contract/message-rules.ts';
import { controlId } from './form-state.ts';

const roomId = (field: FieldName) => `${controlId(field)}-platz`;
const errorId = (field: FieldName) => `${controlId(field)}-fehler`;

/** The attributes that say whether a field is right, and where the reason stands. */
export const validity = (field: FieldName, error: string | undefined, invalid?: string) => ({
  'aria-invalid': (invalid as 'true' | undefined) ?? error !== undefined,
  'aria-describedby': isLimited(field) ? `${errorId(field)} ${roomId(field)}` : errorId(field),
});

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
  value: string;
  error: string | undefined;
  isWide?: boolean;
  children: ReactNode;
};

/** A text control between its label, beside which the room left is told in time, and its error. */
export function LabelledField({ field, value, error, isWide = false, children }: LabelledFieldProps) {
  const room = roomLeft(field, value);
  return (
    <div className={isWide ? 'kontakt-form__wide' : undefined}>
      {isLimited(field) && (
        <p id={roomId(field)} className="kontakt-form__room">
          {room !== undefined && `noch ${room.toLocaleString('de-DE')} Zeichen`}
        </p>
      )}
      <label htmlFor={controlId(field)}>{FIELDS[field].label}</label>
      {children}
      <FieldError field={field} error={error} />
    </div>
  );
}

const LABELS: Record<Salutation, string> = { professionell: 'professionell', persoenlich: 'persönlich' };

type SalutationFieldProps = {
  value: string;
  error: string | undefined;
  invalid: string | undefined;
  onChange: (value: Salutation) => void;
  onBlur: () => void;
};

export function SalutationField({ value, error, invalid, onChange, onBlur }: SalutationFieldProps) {
  return (
    <fieldset role="radiogroup" {...validity('anrede', error, invalid)}>
      <legend>{FIELDS.anrede.label}</legend>
      <div className="kontakt-form__segments">
        {SALUTATIONS.map((salutation, index) => (
          <label key={salutation}>
            <input
              id={index === 0 ? controlId('anrede') : undefined}
              type="radio"
              name="anrede"
              value={salutation}
              required
              checked={value === salutation}
              onChange={() => onChange(salutation)}
              onBlur={onBlur}
            />
            {LABELS[salutation]}
          </label>
        ))}
      </div>
      <FieldError field="anrede" error={error} />
    </fieldset>
  );
}

type OpenFieldsProps = { errors: FieldErrors; isBegun: boolean; isTemplate: boolean };

/**
 * Why the button cannot be pressed yet, with a way to each field. It speaks up only after the
 * visitor has begun: an untouched form is no news. A text that still is the template may be sent;
 * whoever is about to do so by mistake is told. No text comes or goes without an element of its own: see
 * decision 0086.
 */
export function OpenFields({ errors, isBegun, isTemplate }: OpenFieldsProps) {
  const open = Object.keys(errors) as FieldName[];
  return (
    <p className="kontakt-form__open" role={isBegun ? 'status' : undefined}>
      {open.length > 0 && <span>Noch offen: </span>}
      {open.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && <span>, </span>}
          <FieldLink field={field}>{FIELDS[field].label}</FieldLink>
        </Fragment>
      ))}
      {open.length === 0 && isTemplate && (
        <>
          <span>Noch die Vorlage: </span>
          <FieldLink field="message">Worum geht es?</FieldLink>
        </>
      )}
    </p>
  );
}

function FieldLink({ field, children }: { field: FieldName; children: string }) {
  const id = controlId(field);
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </a>
  );
}
