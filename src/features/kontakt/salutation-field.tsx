import { controlId } from './control-id.ts';
import { FieldError, validity } from './field.tsx';
import { FIELDS, type Salutation, SALUTATIONS } from '../../../contract/message-rules.ts';

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
    <fieldset className="kontakt-form__wide" role="radiogroup" {...validity('anrede', error, invalid)}>
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
