/** Programmierung: a wiring plan. Modules, their interfaces, a database, and one detail enlarged. */
import {
  area,
  arrow,
  dimension,
  group,
  label,
  leader,
  note,
  numbers,
  polygon,
  polyline,
  rectangle,
  ring,
  shade,
  hero,
  stroke,
} from './kit.ts';
import type { Point } from './kit.ts';
import { modules } from './module.ts';
import type { Module } from './module.ts';

const WEBSITE: Module = { x: 8, y: 22, width: 136, height: 88 };
const SHOP: Module = { x: 8, y: 144, width: 136, height: 88 };
const CORE: Module = { x: 222, y: 22, width: 124, height: 210 };
const PARTNERS: readonly Module[] = [26, 97, 168].map((y) => ({ x: 430, y, width: 96, height: 40 }));
const CLIENT_PORTS = [48, 84, 170, 206];
const CORE_PORTS = [90, 114, 140, 164];
const PARTNER_PORTS = [88, 117, 146];
const DECISION: Point = [266, 174];
const LOUPE: Point = [434, 330];
const LOUPE_RADIUS = 88;

function ports(x: number, levels: readonly number[]): string {
  return levels.map((y) => polygon(...rectangle(x - 4, y - 4, 8, 8))).join('');
}

/** Wires bend at right angles; the outer pair bends later, so that none crosses another. */
function wires(): string {
  const clients = CLIENT_PORTS.map((from, index) => {
    const to = CORE_PORTS[index] ?? from;
    const channel = index === 0 || index === 3 ? 198 : 180;
    return polyline([148, from], [channel, from], [channel, to], [218, to]);
  });
  const partners = PARTNERS.map(({ y, height }, index) => {
    const from = PARTNER_PORTS[index] ?? y;
    const to = y + height / 2;
    return polyline([350, from], [372, from], [372, to], [393, to]) + lollipop(to);
  });
  const [first = '', middle = '', last = ''] = partners;
  return stroke(clients.join('') + first + last) + stroke(middle, 'signal');
}

/** Offered interface (ball) in the required one (socket). */
function lollipop(y: number): string {
  return `M${numbers(401, y - 10)}a10 10 0 0 0 0 20${ring([403, y], 5.5)}M408.5 ${numbers(y)}h21`;
}

/** What the two clients show: a page with a picture, a shopping cart. */
function screens(): string {
  const page = polygon(...rectangle(24, 66, 34, 28)) + 'M24 88l10-9 7 6 8-8 9 9M70 70h44M70 80h34M70 90h40';
  const cart = 'M24 192h9l7 22h28l7-16h-39' + ring([44, 220], 3) + ring([63, 220], 3);
  return stroke(page, 'fine') + stroke(cart, 'fine');
}

/** What happens inside the core: two steps and a decision. */
function core(): string {
  const [x, y] = DECISION;
  const steps = [84, 117].map((level) => polygon(...rectangle(x - 20, level - 9, 40, 18))).join('');
  const diamond = polygon([x, y - 18], [x + 18, y], [x, y + 18], [x - 18, y]);
  return (
    stroke(
      polyline([222, 54], [346, 54]) +
        arrow([x, 94], [x, 107]) +
        polyline([x, 126], [x, 156]) +
        arrow([x + 20, 117], [338, 117]) +
        arrow([x, 194], [x, 226]),
      'fine',
    ) + stroke(steps + diamond, 'fill-deep')
  );
}

function database(): string {
  const [x, y, rx, ry, height] = [276, 274, 44, 12, 66];
  const wall = `M${numbers(x - rx, y)}v${height}a${rx} ${ry} 0 0 0 ${2 * rx} 0v${-height}`;
  const bands = [20, 40]
    .map((drop) => `M${numbers(x - rx, y + drop)}a${rx} ${ry} 0 0 0 ${2 * rx} 0`)
    .join('');
  const shadow = area([x + 20, y + 12], [x + rx, y + 4], [x + rx, y + height + 2], [x + 20, y + height + 10]);
  return (
    stroke(wall, 'fill-deep') +
    shade(5, shadow) +
    stroke(bands, 'fine') +
    stroke(ring([x, y], rx, ry), 'fill')
  );
}

/** The decision under the loupe: four lines of code. */
function loupe(): string {
  const [x, y] = LOUPE;
  const spot = 26;
  const away = Math.hypot(x - DECISION[0], y - DECISION[1]);
  const [dx, dy] = [(x - DECISION[0]) / away, (y - DECISION[1]) / away];
  const sight = polyline(
    [DECISION[0] + dx * spot, DECISION[1] + dy * spot],
    [x - dx * (LOUPE_RADIUS + 6), y - dy * (LOUPE_RADIUS + 6)],
  );
  const handle = area([373, 397], [381, 405], [346, 440], [338, 432]);
  const code = ['if (neu) {', '  buche();', '  melde();', '}'];
  return (
    group('dash', stroke(ring(DECISION, spot) + sight)) +
    group(
      'line',
      stroke(polygon(...handle), 'fill-deep'),
      shade(5, handle),
      stroke(ring(LOUPE, LOUPE_RADIUS + 6), 'fill'),
      stroke(ring(LOUPE, LOUPE_RADIUS), 'fill-deep'),
    ) +
    group(
      'late',
      ...code.map((line, index) =>
        label(
          [x - 64, y - 31 + 25 * index],
          line,
          index === 2 ? { className: 'code', accent: '|' } : { className: 'code' },
        ),
      ),
    )
  );
}

/** Two weeks are ten working days: one tick each. */
function milestones(): string {
  const y = 468;
  const [plan, first, second, handover] = [28, 208, 388, 500];
  const diamonds = [plan, first, second]
    .map((x) => polygon([x, y - 8], [x + 8, y], [x, y + 8], [x - 8, y]))
    .join('');
  const days = Array.from({ length: 9 }, (_, day) => `M${plan + 18 * (day + 1)} ${y}v-5`).join('');
  return (
    group('line', stroke(polyline([8, y], [526, y])), stroke(days, 'fine'), stroke(diamonds, 'fill')) +
    group('signal late', stroke(`M${handover} ${y}v-34l20 8-20 8`, 'signal-fill')) +
    group('fine leader late', stroke(dimension([plan, 438], [first, 438], 8))) +
    label([(plan + first) / 2, 428], '2 Wochen', { anchor: 'middle' }) +
    label([8, 502], 'Plan') +
    label([first, 502], 'Etappe 1', { anchor: 'middle' }) +
    label([second, 502], 'Etappe 2', { anchor: 'middle' }) +
    label([526, 502], 'Abnahme', { anchor: 'end', className: 'wide-only' })
  );
}

/** One bug, on its way out. */
function bug(): string {
  const body = ring([196, 374], 5, 7) + 'M196 367v14M192 368l-3-5M200 368l3-5';
  const legs = 'M191 371l-6-3M191 375h-7M191 379l-6 4M201 371l6-3M201 375h7M201 379l6 4';
  return group('dots late', stroke('M268 362c-16 22-44-8-58 8')) + group('thin late', stroke(body + legs));
}

export function componentPlan(): string {
  return hero(
    group('line', modules(WEBSITE, SHOP, CORE, ...PARTNERS)),
    group('thin', screens(), core(), wires(), stroke('M256 239v26M296 239v26')),
    group(
      'thin',
      stroke(ports(144, CLIENT_PORTS) + ports(222, CORE_PORTS) + ports(346, PARTNER_PORTS), 'fill-deep'),
      database(),
    ),
    loupe(),
    milestones(),
    bug(),
    group('fine leader late', stroke(leader([96, 284], [178, 272], [188, 220]))),
    label([24, 51], 'Website'),
    label([24, 173], 'Shop'),
    label([284, 44], 'Logik', { anchor: 'middle' }),
    label([478, 52], 'CRM', { anchor: 'middle' }),
    label([478, 123], 'Lager', { anchor: 'middle' }),
    label([478, 194], 'Kasse', { anchor: 'middle' }),
    note([8, 304], 'Kabelsalat'),
    note([8, 328], 'entfällt'),
  );
}
