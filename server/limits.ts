import { KEPT_HOURS } from '../contract/retention.ts';
import { DAY, HOUR, MINUTE, SECOND } from './clock.ts';

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

/** Every bound of the server, in bytes, milliseconds or pieces: whatever a stranger can make grow stops here. */
export const LIMITS = {
  connections: {
    /** Below the 1,024 files that a process may have open everywhere: the rest is for the outbox, the mail and the log. */
    open: 900,
    /** Requests of one connection that wait for their answer; browsers send one at a time. */
    unanswered: 32,
    /** Headers of one request: a browser's are not even 2 KiB. */
    headerBytes: 8 * KIBIBYTE,
    /** Until the headers are there. */
    headers: 8 * SECOND,
    /** Until headers and body are there. */
    request: 12 * SECOND,
    /** Between two requests on one connection. */
    keepAlive: 5 * SECOND,
    /** Without a byte in either direction; Node grants a started write a second round. */
    idle: 7 * SECOND,
    /** How often the times of headers and request are looked at. */
    check: SECOND,
    /** For a request that is on its way on an open connection while the server stops. */
    linger: 200,
  },

  form: {
    /** The longest message, with every line break written as six bytes, fits. */
    bytes: 64 * KIBIBYTE,
    /** Far more than any form of ours has. */
    fields: 16,
  },

  rates: {
    /** Messages an hour from one client (`RATE_IP`). */
    perClient: 20,
    /** Messages an hour that are passed on (`RATE_GLOBAL`). */
    overall: 200,
    /** Multiplies `overall` for a network's first message of the hour. */
    forFirsts: 5,
    /** Requests a minute for each message an hour that a client may send: room for corrections and retries. */
    requestsPerMessage: 3,
    /** Networks that are remembered in a window: no more than a few MiB. */
    networks: 50_000,
    messageWindow: HOUR,
    requestWindow: MINUTE,
  },

  spam: {
    /** Nobody reads the page and writes ten characters faster. Alone it proves nothing: browsers fill in forms. */
    haste: 3 * SECOND,
    /** Texts that are known again when they are repeated. */
    textsRemembered: 1_000,
  },

  statistics: {
    /** Anyone can invent hosts: so many different ones a day are told apart, the rest count as one. */
    hosts: 200,
  },

  outbox: {
    /** Undelivered messages: an outbox of this size still fits the memory of a small machine. */
    undeliveredBytes: 128 * MEBIBYTE,
    /** More than that nobody looks through. */
    heldMessages: 1_000,
    /**
     * For a lock or a statement: another's commit takes a second or two on a busy disk. A visitor waits, and whoever
     * hears nothing for `connections.idle` is cut off.
     */
    patience: 3 * SECOND,
    /** Read at a time: a flood of messages must not make the outbox unreadable for the owner. */
    page: 500,
    /** Changed in one transaction: so many of the longest messages are overwritten within milliseconds. */
    atOnce: 20,
    /** For others, between two of those. */
    rest: 5,
  },

  delivery: {
    /** Renewed while a message is under way; so long after a crash it waits for another process. */
    lease: 10 * SECOND,
    /** Between two attempts. */
    longestGap: 2 * HOUR,
    /** Long enough for a mail server that breaks on a Friday evening before a holiday. */
    giveUpAfter: 5 * DAY,
  },

  /** One mail. */
  mail: {
    /** Until the server has greeted and TLS stands: some look up who is calling for half a minute. */
    connection: MINUTE,
    /** A server that scans what it got says nothing for minutes; who hangs up does not know whether it took the mail. */
    silence: 5 * MINUTE,
    whole: 10 * MINUTE,
  },

  /** As the privacy policy says. */
  retention: {
    /** The words of a message that was delivered. */
    delivered: KEPT_HOURS * HOUR,
    /** The words of one that was not. */
    undelivered: 90 * DAY,
    /** The owner hears of it so long before. */
    warning: 14 * DAY,
    /** What is left of a message without its words: id, times, status. */
    remains: 180 * DAY,
    /** Daily sums of visits: two years can be compared, month by month. */
    visits: 760 * DAY,
  },

  alert: {
    /** Until the webhook has answered. */
    patience: 10 * SECOND,
    /** Between two alerts of one kind. */
    pause: HOUR,
  },
} as const;
