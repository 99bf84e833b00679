/** Takes the contact message; the specification names it so, whatever answers there. */
export const SENDMAIL_PATH = '/sendmail.php';

/** Whether the process is up, and whether it can take messages. */
export const HEALTH_PATH = '/healthz';
export const READINESS_PATH = '/readyz';

/** The few addresses that are not files: the server itself answers there. */
export const ENDPOINTS: ReadonlySet<string> = new Set([HEALTH_PATH, READINESS_PATH, SENDMAIL_PATH]);

/** The one page that the server adds something to: the cookie that a message repeats in its header. */
export const KONTAKT_PATH = '/kontakt/';
