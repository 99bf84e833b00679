/** What a visitor enters, by field. */
export type Values<Name extends string = string> = Record<Name, string>;

export type Finding = { term: string; text: string; isBad?: boolean };

export type Answer<Name extends string = string> = {
  isGood: boolean;
  /** One sentence, also said aloud. */
  verdict: string;
  /** What has to be changed in a field before there is more to say. */
  problem?: { field: Name; text: string };
  findings?: Finding[];
  /** Text to look at: laid out, or as a search shows it. */
  shown?: { label: string; lines: string[] }[];
  /** What the visitor may take along into a message. */
  topic?: string;
};

/** The rules of an experiment: pure, so that the build prints an example from the same ones. */
export type Experiment<Name extends string = string> = {
  fields: Record<Name, { label: string; isLong?: boolean }>;
  /** The build knows no `now`: what depends on it is left out there. */
  answer(values: Values<Name>, now?: Date): Answer<Name>;
  /** What takes time; it stands before the other findings. */
  later?(values: Values<Name>): Promise<Finding[]>;
};

/** Lets the compiler see from the fields what `answer` gets. */
export const experiment = <Name extends string>(rules: Experiment<Name>): Experiment<Name> => rules;

/** As long as this field is as it is, there is no more to say. */
export const blocked = <Name extends string>(
  field: Name,
  text: string,
  verdict = 'Noch fehlt etwas',
): Answer<Name> => ({ isGood: false, verdict, problem: { field, text } });

/** What a reader should change: the rows that are so. */
export const warnings = (...rows: [isSo: boolean, term: string, text: string][]): Finding[] =>
  rows.flatMap(([isSo, term, text]) => (isSo ? { term, text, isBad: true } : []));
