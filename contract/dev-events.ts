/** What the development server tells an open page: its content has changed, and what is wrong with it. */
export const CONTENT_CHANGED = 'inhalt';
export const CONTENT_PROBLEMS = 'inhaltsfehler';
