/** What a visitor enters, by field. */
export type Values<Name extends string = string> = Record<Name, string>;

export type Field = { label: string; isLong?: boolean };
export type Finding = { term: string; text: string; isBad?: boolean };

export type Answer<Name extends string = string> = {
  isGood: boolean;
  /** One sentence, also said aloud. */
  verdict: string;
  /** What has to be changed in a field before there is more to say. */
  problem?: { field: Name; text: string };
  /** How a search shows the page. */
  results?: { device: string; address: string; title: string; text: string }[];
  findings?: Finding[];
  code?: { label: string; text: string };
  /** What the visitor may take along into a message. */
  topic?: string;
};

/** The rules of an experiment: pure, so that the build prints an example from the same ones. */
export type Experiment<Name extends string = string> = {
  fields: Record<Name, Field>;
  /** The build knows no `now`: what depends on it is left out there. */
  answer(values: Values<Name>, now?: Date): Answer<Name>;
  /** What takes time; it stands before the other findings. */
  later?(values: Values<Name>): Promise<Finding[]>;
};

/** Leads on to who can help. */
export type Help = { text: string; label: string; to: string };

/** The first is printed, and stands in the fields when the visitor comes. */
export type Examples = { label: string; values: Values }[];

export const EXPERIMENTS = ['cors', 'http', 'json', 'jwt', 'rechnung', 'robots-txt', 'seo'] as const;
export type ExperimentName = (typeof EXPERIMENTS)[number];

/** As long as this field is as it is, there is no more to say. */
export const blocked = <Name extends string>(verdict: string, field: Name, text: string): Answer<Name> => ({
  isGood: false,
  verdict,
  problem: { field, text },
});

/** What a reader should change, if it is so. */
export const warnWhen = (isSo: boolean, term: string, text: string): Finding[] =>
  isSo ? [{ term, text, isBad: true }] : [];
