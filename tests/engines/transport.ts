/** The keys that a visitor presses, as WebDriver writes them. */
export const KEYS = {
  Tab: '\u{e004}',
  Enter: '\u{e007}',
  Escape: '\u{e00c}',
  Space: ' ',
  PageDown: '\u{e00f}',
  ArrowRight: '\u{e014}',
};

/** A device's steps in one turn, as both protocols write them: https://w3c.github.io/webdriver/#actions */
export type Device = {
  type: 'key' | 'pointer' | 'wheel';
  id: string;
  parameters?: { pointerType: 'mouse' };
  actions: Record<string, unknown>[];
};

/** What a browser is asked for: the little that the classic protocol and BiDi have in common. */
export type Transport = {
  /** Loads the address, and waits until the document is parsed. */
  open(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Back to the document before this one. */
  returnFromElsewhere(): Promise<unknown>;
  /** By `steps` in the history of this document: -1 is back. */
  traverse(steps: -1 | 1): Promise<void>;
  /** What the JavaScript expression gives, or what its promise does; text only. */
  evaluate(expression: string): Promise<string>;
  perform(devices: Device[]): Promise<void>;
  /** The size of the page's own view. */
  resize(width: number, height: number): Promise<void>;
  deleteCookies(): Promise<void>;
  /** Warnings and errors in the page's console since the last call. */
  complaints(): Promise<string[]>;
  end(): Promise<void>;
};
