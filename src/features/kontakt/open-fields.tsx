import { Fragment } from 'react';
import { controlId } from './control-id.ts';
import { type FieldErrors, type FieldName, FIELDS } from '../../../contract/message-rules.ts';

/**
 * Why the button cannot be pressed yet, with a way to each field. It speaks up only after the
 * visitor has begun: an untouched form is no news.
 */
export function OpenFields({ errors, isBegun }: { errors: FieldErrors; isBegun: boolean }) {
  const open = Object.keys(errors) as FieldName[];
  return (
    <p className="kontakt-form__open" role={isBegun ? 'status' : undefined}>
      {open.length > 0 && 'Noch offen: '}
      {open.map((field, index) => (
        <Fragment key={field}>
          {index > 0 && ', '}
          <a
            href={`#${controlId(field)}`}
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(controlId(field))?.focus();
            }}
          >
            {FIELDS[field].label}
          </a>
        </Fragment>
      ))}
    </p>
  );
}
