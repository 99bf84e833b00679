import { showResults } from './results.ts';
import {
  BODY_PARSERS,
  HEAD_INPUTS,
  HEAD_PARSERS,
  type Input,
  INPUTS,
  type Parser,
} from '../server/test-parsers.ts';

const KILOBYTE = 1_024;
const SIZES = [1, 2, 4, 8, 16, 32, 64];
/** As often as it takes: the system counts a thread's work in steps of up to ten milliseconds. */
const LONG_ENOUGH = 20;

/** `npm run bench -- growth`: what each parser takes for more and more of the input that it likes least. */
export async function run(): Promise<void> {
  const rows = [];
  for (const parser of HEAD_PARSERS) rows.push(await measure(parser, HEAD_INPUTS));
  for (const parser of BODY_PARSERS) rows.push(await measure(parser, INPUTS));
  showResults('growth', `milliseconds of processor time, each for at least ${LONG_ENOUGH} ms`, rows);
}

async function measure({ name, parse }: Parser, inputs: Input[]) {
  const take = (input: Input, kilobytes: number) => {
    const text = input.make(kilobytes * KILOBYTE);
    return workOf(() => parse(text));
  };
  let worst = { input: inputs[0]!, time: -1 };
  for (const input of inputs) {
    const time = await take(input, SIZES.at(-1)!);
    if (time > worst.time) worst = { input, time };
  }
  const times: number[] = [];
  for (const size of SIZES) times.push(await take(worst.input, size));
  const columns = SIZES.map((size, i) => [`${size} KB`, times[i]!.toFixed(3)]);
  return { parser: name, 'worst input': worst.input.name, ...Object.fromEntries(columns) };
}

/** Milliseconds of this thread's own work for one time. */
async function workOf(parse: () => unknown): Promise<number> {
  const start = process.threadCpuUsage();
  for (let times = 1; ; times++) {
    await parse();
    const { user, system } = process.threadCpuUsage(start);
    const spent = (user + system) / 1000;
    if (spent >= LONG_ENOUGH) return spent / times;
  }
}
