/** How an attempt ended, as far as the next one is concerned. */
export type Reply =
  | { kind: 'delivered' }
  /** The server does not want this message now, or never (5xx). */
  | { kind: 'deferred' | 'refused'; problem: string }
  /** The server cannot be reached or used at all: no other message would fare better. */
  | { kind: 'unreachable'; problem: string };

type MailError = {
  code?: unknown;
  /** What the system said, for a connection that failed: refused, or a certificate and what is wrong with it. */
  originalCode?: unknown;
  command?: unknown;
  response?: unknown;
  responseCode?: unknown;
};

/** Errors of nodemailer that concern one message. All others are about the connection. */
const MESSAGE_CODES = new Set<unknown>(['EENVELOPE', 'EMESSAGE', 'ESTREAM']);

/** «I am closing the connection» and «first say who you are», whatever the command was. */
const SESSION_CODES = new Set<unknown>([421, 530]);

/**
 * A full mailbox and a day's quota (RFC 3463), which pass by themselves, although some servers say them with a 5.
 * The owner's note about a message that was refused would go to the same mailbox.
 */
const PASSING = new Set(['5.2.2', '5.4.5']);

/**
 * A server that hangs up after it was offered the message does so because of that message, for all we
 * know: others may fare better.
 */
export function classify(error: unknown, isOffered: boolean): Exclude<Reply, { kind: 'delivered' }> {
  const { code, command, responseCode } = error as MailError;
  const problem = describe(error as MailError);
  // Every message has the same sender: who is refused there is the site, by a setting or for a while.
  const isAboutMessage =
    MESSAGE_CODES.has(code) && command !== 'MAIL FROM' && !SESSION_CODES.has(responseCode);
  if (!isOffered && !isAboutMessage) return { kind: 'unreachable', problem };
  // 503 is about the order of commands, not about the message.
  const permanent =
    isAboutMessage &&
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    responseCode !== 503 &&
    !isPassing(error as MailError);
  return { kind: permanent ? 'refused' : 'deferred', problem };
}

/** 552 alone, to RCPT TO, is a full mailbox as well (RFC 5321); after DATA some servers refuse a content so. */
function isPassing({ command, response, responseCode }: MailError): boolean {
  const enhanced = enhancedCode(response);
  return enhanced === undefined ? responseCode === 552 && command === 'RCPT TO' : PASSING.has(enhanced);
}

/** Codes only: the server's text may repeat addresses or the message. */
function describe({ code, originalCode, command, response, responseCode }: MailError): string {
  const parts = [
    responseCode,
    enhancedCode(response),
    matching(command, /^[A-Z][A-Z0-9 -]{0,20}$/),
    matching(code, /^\w{1,40}$/),
    matching(originalCode, /^\w{1,40}$/),
  ];
  return parts.filter(Boolean).join(' ') || 'unbekannt';
}

function enhancedCode(response: unknown): string | undefined {
  return /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1];
}

function matching(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}
