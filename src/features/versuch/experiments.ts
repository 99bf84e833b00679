import type { Experiment } from './experiment.ts';

/** Each is a chunk of its own, fetched when a reader comes to it. */
export const experiments = {
  cors: async () => (await import('./cors.ts')).default as Experiment,
  http: async () => (await import('./http.ts')).default as Experiment,
  json: async () => (await import('./json.ts')).default as Experiment,
  jwt: async () => (await import('./jwt.ts')).default as Experiment,
  rechnung: async () => (await import('./rechnung.ts')).default as Experiment,
  'robots-txt': async () => (await import('./robots-txt.ts')).default as Experiment,
  seo: async () => (await import('./seo.ts')).default as Experiment,
};

export type ExperimentName = keyof typeof experiments;
export const EXPERIMENT_NAMES = Object.keys(experiments) as ExperimentName[];
