import { Fragment } from 'react';
import { controlId } from './control-id.ts';
import { type FieldErrors, type FieldName, FIELDS } from '../../../contract/message-rules.ts';

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
