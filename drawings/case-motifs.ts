/** The small drawings on the use cases of a service: a thing from the workshop or the office each. */
import { frame, type Motif, polar } from './icon-kit.ts';
import { area, arrow, polyline, rectangle, ring } from './kit.ts';

export const CASE_MOTIFS = {
  // A drawer of index cards, one of them pulled up.
  kartei: () => [
    `M8 26h40v22h-40zM22 42h12${polyline([13, 26], [13, 19], [43, 19], [43, 26])}${polyline([17, 19], [17, 7], [39, 7], [39, 19])}${ring([24, 13], 2.5)}M30 11h5M30 15h5M18 34h20`,
    rectangle(8, 26, 40, 6),
  ],
  // A parcel on its way, label in front.
  paket: () => [
    `M7 18l7-9h28l7 9v30h-42zM7 18h42M24 18l2-9M32 18l-2-9M24 18v9h8v-9${frame(28, 34, 16, 9)}M31 37h6M31 40h9`,
    area([7, 18], [14, 9], [26, 9], [24, 18]),
    area([32, 18], [30, 9], [42, 9], [49, 18]),
  ],
  // Paper, check, ledger: three stations on one line.
  ablauf: () => [
    `${frame(6, 9, 14, 18)}M9 14h8M9 18h8M9 22h4${frame(36, 9, 14, 18)}M40 19l2.5 3 4.5-7${frame(21, 36, 14, 12)}M21 41h14${arrow([21, 18], [34, 18])}${arrow([43, 28], [43, 42], [37, 42])}`,
    rectangle(21, 41, 14, 7),
  ],
  // A tablet in a hand's width, ticks down the list.
  tablet: () => [
    `${frame(12, 6, 32, 44)}${frame(16, 11, 24, 31)}M26 46h4M19 17l1.5 2 3-4M19 25l1.5 2 3-4M27 18h10M27 26h10M27 34h6${frame(19, 32, 4, 4)}`,
    rectangle(16, 38, 24, 4),
  ],
  // Plug and socket, almost joined.
  stecker: () => [
    `M4 28h8M12 19h11v18h-11zM23 24h7M23 32h7M35 17h9v22h-9zM44 28h8M35 24h-2M35 32h-2M29 12l-2-4M33 12l2-4M31 11v-5`,
    rectangle(35, 17, 9, 22),
  ],
  // A letter falls into one of three trays.
  faecher: () => [
    `${frame(18, 5, 20, 13)}M18 5l10 8 10-8${arrow([28, 20], [28, 30])}M6 34h12v13h-12zM22 34h12v13h-12zM38 34h12v13h-12zM6 39h12M22 39h12M38 39h12`,
    rectangle(22, 39, 12, 8),
  ],
  // A delivery note under the reading line.
  beleg: () => [
    `M13 6h30v41l-5-4-5 4-5-4-5 4-5-4-5 4zM18 13h12M18 19h20M18 32h20M18 38h8M6 26h44M6 23v6M50 23v6`,
    rectangle(18, 24, 20, 4),
  ],
  // A curve goes on as a band: a forecast says how wide it may err.
  prognose: () => [
    `M8 7v41h42${polyline([11, 38], [17, 32], [22, 35], [29, 25])}${polyline([29, 25], [48, 10])}${polyline([29, 25], [48, 26])}M29 12v3M29 19v3M29 29v3M29 36v3M29 43v3`,
    area([29, 25], [48, 10], [48, 26]),
  ],
  // A gauge whose needle leaves the quiet part.
  messuhr: () => [
    `${ring([28, 28], 21)}${[140, 170, 200, 230, 260, 290, 320, 350, 380, 400].map((angle) => polyline(polar(17, angle), polar(20, angle))).join('')}${polyline([28, 28], polar(14, 335))}${ring([28, 28], 2.5)}M21 40h14`,
    [polar(14, 300), polar(18, 310), polar(18, 350), polar(18, 390), polar(14, 395), polar(14, 345)],
  ],
  // Two places, two pins.
  filiale: () => [
    `M8 22h40v26h-40zM8 35h40M28 22v26M18 33c-4-6-7-9-7-14a7 7 0 0 1 14 0c0 5-3 8-7 14zM38 33c-4-6-7-9-7-14a7 7 0 0 1 14 0c0 5-3 8-7 14z${ring([18, 19], 2.5)}${ring([38, 19], 2.5)}`,
    rectangle(8, 35, 20, 13),
  ],
  // One thick catalogue becomes single pages.
  katalog: () => [
    `M6 10h18v32h-18zM6 42l3 4h18v-32l-3-4M24 42l3 4M11 17h8M11 21h8${frame(36, 6, 14, 11)}${frame(36, 22, 14, 11)}${frame(36, 38, 14, 11)}M39 11h5M39 27h5M39 43h5${arrow([28, 28], [34, 28])}`,
    rectangle(11, 29, 8, 8),
  ],
  // A falling line under the lens.
  ursache: () => [
    `M7 7v41h42${polyline([11, 14], [19, 17], [25, 15], [31, 26], [44, 40])}${ring([31, 25], 10)}${polyline([38, 32], [47, 41])}`,
    area([31, 26], [44, 40], [44, 48], [31, 48]),
  ],
} satisfies Record<string, () => Motif>;
