import type { ReactNode } from 'react';
import { type FieldName, FIELDS, isLimited, roomLeft } from '../../../contract/message-rules.ts';
import { controlId } from './control-id.ts';

const roomId = (field: FieldName) => `${controlId(field)}-platz`;
const errorId = (field: FieldName) => `${controlId(field)}-fehler`;

/** The attributes that say whether a field is right, and where the reason stands. */
export const validity = (field: FieldName, error: string | undefined, invalid?: string) => ({
  'aria-invalid': (invalid as 'true' | undefined) ?? error !== undefined,
  'aria-describedby': isLimited(field) ? `${errorId(field)} ${roomId(field)}` : errorId(field),
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
