/**
 * Kerning for what words are made of. The families bring it for any two signs, in every weight: that was up to half
 * of a file, most of it for pairs like «§Q» that no text has. Here it is a table of pairs, of the regular weight.
 */
const WORDS = /^(?:\p{L}\p{Ll}|\p{Lu}\p{Lu}|\p{L}[.,;:!?)“‘’”»…–/-]|[(„‚«»“‘–/-]\p{L}|\d[\d.,–-])$/u;
/** In thousandths of an em; nobody sees less. */
const VISIBLE = 5;

type Pair = { left: number; right: number; value: number };
type Table = { tag: string; content: Buffer };

/** The font, in the format that all tools read, with a table `kern` in place of its features for positions. */
export async function kernWordsOnly(font: Buffer, characters: string): Promise<Buffer> {
  const pairs = await kernedPairs(font, characters);
  if (pairs.length === 0) return font;
  const kept = tablesOf(font).filter(({ tag }) => tag !== 'GPOS');
  return joined(font.subarray(0, 4), [...kept, { tag: 'kern', content: kernTable(pairs) }]);
}

/** Asks the shaper, as a browser does: how much nearer do two letters stand than without kerning? */
async function kernedPairs(font: Buffer, characters: string): Promise<Pair[]> {
  // Only here: a build that keeps its fonts never needs it.
  const { Blob, Buffer: Run, Face, Feature, Font, shape } = await import('harfbuzzjs');
  const face = new Face(new Blob(font));
  const shaper = new Font(face);
  const run = new Run();
  const shaped = (text: string, kerning: 0 | 1) => {
    run.clearContents();
    run.addText(text);
    run.guessSegmentProperties();
    shape(shaper, run, [new Feature('kern', kerning), new Feature('liga', 0)]);
    const glyphs = run.getGlyphInfos().map(({ codepoint }) => codepoint);
    return { glyphs, advance: run.getGlyphPositions()[0]!.xAdvance };
  };

  const signs = [...new Set(characters)];
  const pairs = signs.flatMap((first) =>
    signs
      .map((second) => first + second)
      .filter((text) => WORDS.test(text))
      .map((text): Pair => {
        const { glyphs, advance } = shaped(text, 1);
        return { left: glyphs[0]!, right: glyphs[1]!, value: advance - shaped(text, 0).advance };
      }),
  );
  return pairs
    .filter(({ value }) => Math.abs(value) * 1000 >= VISIBLE * face.upem)
    .toSorted((one, other) => one.left - other.left || one.right - other.right);
}

/** https://learn.microsoft.com/typography/opentype/spec/kern: one list of pairs, horizontal. */
function kernTable(pairs: Pair[]): Buffer {
  const SIZE = 6;
  const length = SIZE * pairs.length;
  // The header's figures for a binary search (searchRange, entrySelector, rangeShift); Chromium and Firefox throw a
  // table away if they are wrong.
  const halvings = Math.floor(Math.log2(pairs.length));
  const searched = SIZE * 2 ** halvings;
  const tables = [0, 1];
  const table = [0, 14 + length, 1, pairs.length, searched, halvings, length - searched];
  const list = pairs.flatMap(({ left, right, value }) => [left, right, value]);
  return Buffer.from(Int16Array.from([...tables, ...table, ...list]).buffer).swap16();
}

const DIRECTORY = 12;
const RECORD = 16;

const tablesOf = (font: Buffer): Table[] =>
  Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
    const record = font.subarray(DIRECTORY + RECORD * index);
    const start = record.readUInt32BE(8);
    return {
      tag: record.toString('latin1', 0, 4),
      content: font.subarray(start, start + record.readUInt32BE(12)),
    };
  });

/** Leaves checksums and figures for a search at 0: WOFF2 drops them, and the browser that unpacks it works them out. */
function joined(version: Buffer, tables: Table[]): Buffer {
  const directory = Buffer.alloc(DIRECTORY + RECORD * tables.length);
  version.copy(directory);
  directory.writeUInt16BE(tables.length, 4);
  let end = directory.length;
  const parts = tables
    .toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
    .map(({ tag, content }, index) => {
      const record = directory.subarray(DIRECTORY + RECORD * index);
      record.write(tag, 'latin1');
      record.writeUInt32BE(end, 8);
      record.writeUInt32BE(content.length, 12);
      const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)]);
      end += padded.length;
      return padded;
    });
  return Buffer.concat([directory, ...parts]);
}
