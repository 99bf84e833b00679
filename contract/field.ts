/** Where a page reports how it went for its visitor, if the owner has switched that on. */
export const FIELD_PATH = '/messung';

/** What is rated: until the largest part stood there, until an input was answered, how much moved. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof VITALS)[number];

/** By the public thresholds, as the browser reports them: no value leaves it, only its rating. */
export const RATINGS = ['good', 'needs-improvement', 'poor'] as const;
export type Rating = (typeof RATINGS)[number];
