import { type Clock, SECOND } from './clock.ts';
import { describeError } from './log.ts';

/** Why no message can be taken now; nothing if one can. */
export type Readiness = () => Promise<string | undefined>;

/** Asks at most once a second, however many want to know: each question costs the outbox a write. */
export function createReadiness(check: () => Promise<void>, clock: Clock): Readiness {
  let answer: Promise<string | undefined> | undefined;
  let isAsking = false;
  let askedAt = 0;

  return () => {
    const age = Math.abs(clock() - askedAt);
    if (answer && (isAsking || age < SECOND)) return answer;
    askedAt = clock();
    isAsking = true;
    answer = check()
      .then(() => undefined)
      .catch((error: unknown) => describeError(error).error)
      .finally(() => (isAsking = false));
    return answer;
  };
}
