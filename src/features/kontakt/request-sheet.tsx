import {
  FIELDS,
  type FieldName,
  type KontaktFields,
  validateFields,
} from '../../../contract/message-rules.ts';
import '../../ui/drawing.css';
import { Stamp } from '../../ui/stamp.tsx';
import { TitleBlock } from '../../ui/title-block.tsx';
import './request-sheet.css';

const WIDTH = 400;
const LINES = 12;
const LINE = 20;
const LETTER = 6.5;

type RequestSheetProps = {
  title: string;
  note: string;
  fields: KontaktFields;
  /** The message is on its way: by when the answer comes. */
  answer: string | undefined;
};

/** The request as a drawing of itself; for eyes only, because it says nothing that the form does not say. */
export function RequestSheet({ title, note, fields, answer }: RequestSheetProps) {
  const errors = validateFields(fields);
  const fact = (field: FieldName) => ({
    label: FIELDS[field].label,
    value: errors[field] ? '' : fields[field],
  });
  const isComplete = Object.keys(errors).length === 0;
  const { written, missing } = strokesOf(errors.message ? '' : fields.message);
  return (
    <div className="request-sheet plan" aria-hidden="true">
      <p className="kicker">{title}</p>
      <svg className="drawing" viewBox={`0 0 ${WIDTH} ${LINES * LINE}`}>
        {[...written].map(([y, words]) => (
          <path key={y} className="line" d={words} />
        ))}
        <path className="dash" d={missing} />
      </svg>
      <p className="note">{note}</p>
      <TitleBlock
        facts={[
          fact('name'),
          fact('anrede'),
          fact('email'),
          fact('subject'),
          { label: 'Stand', value: isComplete ? 'vollständig' : '' },
        ]}
      />
      <Stamp text={answer} />
    </div>
  );
}

/** Every word as a stroke of its length; dashed is what dots leave open, or all of a text that is missing. */
function strokesOf(text: string): { written: Map<number, string>; missing: string } {
  const written = new Map<number, string>();
  let missing = '';
  let y = LINE / 2;
  for (const line of text ? text.split('\n') : Array<string>(LINES / 2).fill('…')) {
    let x = 0;
    for (const word of line.split(' ')) {
      const length = Math.min(word.length * LETTER, WIDTH);
      if (x + length > WIDTH) {
        x = 0;
        y += LINE;
      }
      if (y > LINES * LINE) return { written, missing };
      if (word === '…') missing += `M${x} ${y}H${WIDTH}`;
      else written.set(y, `${written.get(y) ?? ''}M${x} ${y}h${length}`);
      x += length + LETTER;
    }
    y += LINE;
  }
  return { written, missing };
}
