/** One thing after the other, for as long as there is something to do. */
export type Lane = {
  isBusy(): boolean;
  /** There may be something to do, also for one that is just about to stop. */
  wake(): void;
  /** Resolves when it has nothing to do. */
  rest(): Promise<void>;
};

/** `work` does one thing and says whether there was one. */
export function createLane(work: () => Promise<boolean>, onError: (error: unknown) => void): Lane {
  let current: Promise<void> | undefined;
  let again = false;

  async function workOn(): Promise<void> {
    do {
      again = false;
      try {
        while (await work());
      } catch (error) {
        onError(error);
      }
      // Whoever woke it meanwhile may have something that the last look did not see.
    } while (again);
    current = undefined;
  }

  return {
    isBusy: () => current !== undefined,
    wake() {
      again = true;
      current ??= workOn();
    },
    rest: () => current ?? Promise.resolve(),
  };
}
