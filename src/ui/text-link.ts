export type TextLink = { label: string; to: string };
