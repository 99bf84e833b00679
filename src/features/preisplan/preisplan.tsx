import { paths } from '../../paths.ts';
import { asWritten, isAmount, type Priced } from '../../price.ts';
import { PriceNote } from '../../ui/price.tsx';
import './preisplan.css';

type Offer = Priced & { id: string; title: string };

type PreisplanProps = {
  title: string;
  lead: string;
  /** Handwritten at the open end. */
  note: string;
  leistungen: { slug: string; data: { offers: { items: Offer[] } } }[];
  /** The service whose offers are to be seen first; else all of them are. */
  lit?: string;
};

/** `at`: between the lowest amount (0) and the highest (1); what has no amount stands behind them. */
type Mark = Offer & { to: string; isLit: boolean; at: number };
type Figure = { amount: number; at: number };

/** In thousandths of its length, the line begins before the lowest amount and goes on behind the highest. */
const [LOWEST, HIGHEST, END] = [30, 900, 1000];
const along = (at: number) => Math.round(LOWEST + at * (HIGHEST - LOWEST));

/**
 * All offers on one logarithmic dimension line, monthly above, once below. Every label has a row of its own: above the
 * line it begins at its amount, below it ends there, so that no leader crosses a word. On a phone the line is upright.
 */
export function Preisplan({ title, lead, note, leistungen, lit }: PreisplanProps) {
  const { marks, figures } = onOneScale(
    leistungen.flatMap(({ slug, data: { offers } }) =>
      offers.items.map((offer) => ({
        ...offer,
        isLit: !lit || lit === slug,
        to: `${paths.leistung(slug)}#${offer.id}`,
      })),
    ),
  );
  return (
    <section className="preisplan plan">
      <h2 data-aos="fade-up">{title}</h2>
      <div className="preisplan__words" data-aos="fade-up">
        <p className="lead">{lead}</p>
        <PriceNote isRepeated={Boolean(lit)} />
      </div>
      <div className="preisplan__drawing" data-aos="fade-up">
        <LyingLine marks={marks} figures={figures} />
        <UprightLine marks={marks} figures={figures} />
        <ul>
          {marks.map(({ to, title: offer, preis, interval, isLit, at }) => (
            <li key={to} className={isLit ? `${interval} lit` : interval}>
              {/* As wide as the label is away from the side: the policy forbids a `style` of its own. */}
              <svg width={`${(interval === 'monatlich' ? along(at) : END - along(at)) / 10}%`} />
              <a href={to}>
                <span>{offer}</span> <b>{asWritten(preis)}</b> <small>{interval}</small>
              </a>
            </li>
          ))}
        </ul>
      </div>
      <p className="preisplan__note">{note}</p>
    </section>
  );
}

function onOneScale(offers: Omit<Mark, 'at'>[]): { marks: Mark[]; figures: Figure[] } {
  const amounts = offers.flatMap(({ preis }) => (isAmount(preis) ? preis.amount : []));
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  // Nothing at all stands where one euro would; where all cost the same, there is no length to divide by.
  const log = (amount: number) => Math.log(Math.max(amount, 1));
  const at = (amount: number) => (log(amount) - log(lowest)) / (log(highest) - log(lowest) || 1);
  const open = offers.filter(({ preis }) => !isAmount(preis));
  const step = (END - HIGHEST) / (HIGHEST - LOWEST) / (open.length + 1);
  const marks = [
    ...offers.flatMap((offer) => (isAmount(offer.preis) ? { ...offer, at: at(offer.preis.amount) } : [])),
    ...open.map((offer, index) => ({ ...offer, at: 1 + (index + 1) * step })),
  ];
  const tens = [10, 100, 1000, 10_000];
  const figures = tens
    .flatMap((ten) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => count * ten))
    .filter((amount) => amount >= lowest && amount <= highest)
    .map((amount) => ({ amount, at: at(amount) }));
  return { marks: marks.toSorted((a, b) => a.at - b.at), figures };
}

type LineProps = { marks: Mark[]; figures: Figure[] };

/** Ten units are a row of the list, to whose height the drawing is stretched. */
function LyingLine({ marks, figures }: LineProps) {
  const monthly = marks.filter(({ interval }) => interval === 'monatlich');
  const once = marks.filter(({ interval }) => interval === 'einmalig');
  const rows = monthly.length + 1 + once.length;
  /** The edges of a ruler, between which its figures stand. */
  const [upper, lower] = [monthly.length * 10 + 2, monthly.length * 10 + 8];
  const places = [
    ...monthly.map((mark, row) => ({ ...mark, edge: upper, label: row * 10 + 5 })),
    ...once.map((mark, row) => ({ ...mark, edge: lower, label: (monthly.length + row) * 10 + 15 })),
  ];
  return (
    <>
      <svg className="preisplan__lying" viewBox={`0 0 ${END} ${rows * 10}`} preserveAspectRatio="none">
        <path d={`M0 ${upper}H${HIGHEST}M0 ${lower}H${HIGHEST}`} />
        <path d={figures.map(({ at }) => `M${along(at)} ${upper}v1M${along(at)} ${lower}v-1`).join('')} />
        <path
          className="dash"
          d={[
            `M${HIGHEST} ${upper}H${END}M${HIGHEST} ${lower}H${END}`,
            ...places.map(({ at, edge, label }) => `M${along(at)} ${edge}V${label}`),
          ].join('')}
        />
        <Dots dots={places.map(({ at, edge, isLit }) => ({ point: `${along(at)} ${edge}`, isLit }))} />
      </svg>
      <svg className="preisplan__figures" aria-hidden="true">
        {figures
          .filter(({ amount }) => /^[125]/.test(String(amount)))
          .map(({ amount, at }) => (
            <text key={amount} x={`${along(at) / 10}%`} y={`${((monthly.length + 0.5) / rows) * 100}%`}>
              {amount.toLocaleString('de-DE')}
            </text>
          ))}
        <text className="interval" x="4%" y={`${(upper / rows) * 10}%`} dy="-0.75rem">
          monatlich ↑
        </text>
        <text className="interval" x="4%" y={`${(lower / rows) * 10}%`} dy="0.75rem">
          einmalig ↓
        </text>
      </svg>
    </>
  );
}

function UprightLine({ marks, figures }: LineProps) {
  const amounts = marks.filter(({ preis }) => isAmount(preis)).length;
  const end = marks.length * 10;
  const down = (at: number) => Math.round(5 + at * Math.max(amounts - 1, 0) * 10);
  const places = marks.map((mark, row) => ({
    ...mark,
    y: isAmount(mark.preis) ? down(mark.at) : row * 10 + 5,
    label: row * 10 + 5,
  }));
  return (
    <svg className="preisplan__upright" viewBox={`0 0 100 ${end}`} preserveAspectRatio="none">
      <path d={`M20 0V${down(1)}${figures.map(({ at }) => `M20 ${down(at)}h-9`).join('')}`} />
      <path
        className="dash"
        d={`M20 ${down(1)}V${end}${places.map(({ y, label }) => `M20 ${y}L70 ${label}h30`).join('')}`}
      />
      <Dots dots={places.map(({ y, isLit }) => ({ point: `20 ${y}`, isLit }))} />
    </svg>
  );
}

/** Lines without a length, and with round ends: round however the drawing is stretched. */
function Dots({ dots }: { dots: { point: string; isLit: boolean }[] }) {
  const path = (wanted: boolean) =>
    dots.map(({ point, isLit }) => (isLit === wanted ? `M${point}h.1` : '')).join('');
  return (
    <>
      <path className="dots" d={path(false)} />
      <path className="dots dots--lit" d={path(true)} />
    </>
  );
}
