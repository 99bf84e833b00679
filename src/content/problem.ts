/** One mistake in the content, told to the author in German. */
export type Problem = { file: string; line?: number; field?: string; message: string };
