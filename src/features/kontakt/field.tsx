import type { ReactNode } from 'react';
import { type FieldName, FIELDS } from '../../../contract/message-rules.ts';
import { controlId } from './control-id.ts';

const errorId = (field: FieldName) => `${controlId(field)}-fehler`;

/** The attributes that say whether a field is right, and where the reason stands. */
export const validity = (field: FieldName, error: string | undefined, invalid?: string) => ({
  'aria-invalid': (invalid as 'true' | undefined) ?? error !== undefined,
  'aria-describedby': errorId(field),
});

/** Always in the page, so that screen readers notice when a sentence appears. */
export function FieldError({ field, error }: { field: FieldName; error: string | undefined }) {
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
      <label htmlFor={controlId(field)}>{FIELDS[field].label}</label>
      {children}
      <FieldError field={field} error={error} />
    </div>
  );
}
