import { type Clock, SECOND } from './clock.ts';

/**
 * Asks at most once a second and never twice at a time, however many want to know: each question costs
 * the outbox a write lock or one of the few connections that visitors' messages need.
 */
export function createReadiness(ask: () => Promise<boolean>, clock: Clock): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  let isAsking = false;
  let askedAt = 0;

  return () => {
    const age = clock() - askedAt;
    // After the clock was put back the age is negative, and the old answer must not count as fresh.
    if (answer && (isAsking || (age >= 0 && age < SECOND))) return answer;
    askedAt = clock();
    isAsking = true;
    answer = ask().finally(() => (isAsking = false));
    return answer;
  };
}
