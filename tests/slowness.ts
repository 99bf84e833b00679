/** On a slow machine the whole may take longer than half an hour (`TEST_MINUTES`): so much longer may each step. */
export const SLOWNESS = Math.max(1, Number(process.env.TEST_MINUTES ?? 30) / 30);
