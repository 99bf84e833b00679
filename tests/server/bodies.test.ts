import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { setUp } from '../../server/test-app.ts';
import {
  cleanLine,
  cleanText,
  isEmailAddress,
  parseMessage,
  FIELD_NAMES,
} from '../../contract/message-rules.ts';
import { FILLED_IN } from '../../contract/test-fields.ts';

const { FUZZ_BODIES } = process.env;
/** `FUZZ_BODIES=100000` for the full proof, with other bodies each time; what fails names its seed. */
const BODIES = Number(FUZZ_BODIES ?? 1_000);

const GENEROUS = { perClient: 1e9, overall: 1e9 };

const ALLOWED = new Set([200, 202, 400, 403, 409, 413, 415, 422]);

/** Mostly the first, now and then one of the others. */
const mostly = (usual: string, ...others: string[]) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );

/** Texts that someone might send, and texts that someone might try. */
const value = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('Von: a@b.de\n\nGuten\0Tag\u202ezusammen', 'a@b.de, c@d.de', 'a\r\nBcc: c@d.de'),
  fc.constantFrom('Von: a@b.de\r\n\r\nGuten Tag zusammen', 'x'.repeat(70_000), ''),
);
const text = fc.string({ unit: 'grapheme', maxLength: 99 }).map((some) => `Guten Tag ${some}`);
const name = fc.oneof(fc.constantFrom(...FIELD_NAMES, 'website'), fc.string());
const anyFields = fc.dictionary(name, value, { maxKeys: 8 });
const applicationFields = fc.oneof(
  fc.record({
    subject: fc.string(),
    message: fc.tuple(fc.emailAddress(), text).map(([email, some]) => `Von: ${email}\n\n${some}`),
  }),
  fc.record({ subject: value, message: value }),
  anyFields,
);
const plainFields = fc.oneof(
  fc
    .record({ email: fc.emailAddress(), subject: fc.string(), message: text, website: value })
    .map((some) => ({ ...FILLED_IN, ...some })),
  anyFields,
);

const BOUNDARY = 'grenze';
const multipart = fc
  .tuple(applicationFields, mostly('', '; filename="a.txt"'), mostly('\r\n', '\n'), mostly('--', ''))
  .map(([fields, file, line, end]) => {
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--${BOUNDARY}${line}Content-Disposition: form-data; name="${name}"${file}${line}${line}${value}${line}`,
    );
    return Buffer.from(`${parts.join('')}--${BOUNDARY}${end}${line}`);
  });
const urlencoded = plainFields.map((fields) =>
  Buffer.from(
    new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, value.toWellFormed()]),
    ).toString(),
  ),
);
/** Some bytes of a body replaced, cut out or put in. */
const damaged = fc
  .tuple(fc.oneof(multipart, urlencoded), fc.nat(), fc.nat(50), fc.uint8Array({ maxLength: 7 }))
  .map(([body, at, cut, put]) => {
    const start = body.length === 0 ? 0 : at % body.length;
    return Buffer.concat([body.subarray(0, start), put, body.subarray(start + cut)]);
  });

const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;
const URLENCODED = 'application/x-www-form-urlencoded';
const request = fc.oneof(
  fc.record({ body: multipart, type: fc.constant(MULTIPART) }),
  fc.record({ body: urlencoded, type: fc.constant(URLENCODED) }),
  fc.record({
    body: damaged,
    type: fc.constantFrom(MULTIPART, URLENCODED, 'multipart/form-data', 'text/plain'),
  }),
);

test(
  `${BODIES} generated bodies: no fault of ours, and nothing kept that breaks a rule`,
  async () => {
    let count = 0;
    const { kept, events, send } = setUp({ rates: GENEROUS });
    const property = fc.asyncProperty(request, async ({ body, type }) => {
      kept.length = 0;
      events.length = 0;
      const response = await send(body, { 'content-type': type });
      await response.text();
      expect(events.join()).not.toContain('server.error');
      expect(ALLOWED.has(response.status), String(response.status)).toBe(true);
      expect(kept).toHaveLength(response.ok ? 1 : 0);
      for (const { subject, message } of kept) {
        count++;
        const { email, text } = parseMessage(message)!;
        expect(isEmailAddress(email)).toBe(true);
        expect(cleanText(text)).toBe(text);
        expect(cleanLine(subject)).toBe(subject);
      }
    });
    await fc.assert(property, { numRuns: BODIES, ...(!FUZZ_BODIES && { seed: 1 }) });
    // Otherwise the generator would be far from what visitors send, and prove nothing.
    expect(count).toBeGreaterThan(BODIES / 20);
  },
  180_000 + BODIES * 5,
);
