import { describe, expect, test, vi } from 'vitest';
import {
  change,
  emptyState,
  greetingsAbout,
  keepDraft,
  restoreText,
  sign,
  startState,
  storedDraft,
  withDraft,
} from './form-state.ts';

const greetings = { professionell: 'Sehr geehrte Frau Muster,\n\n', persoenlich: 'Hallo Eva,\n\n' };
const start = startState(greetings);
const choose = (state: typeof start, anrede: string) => change(state, 'anrede', anrede, greetings);
const write = (state: typeof start, text: string) => change(state, 'message', text, greetings);

test('the text that a greeting replaced comes back in exchange for one written meanwhile', () => {
  const replaced = choose(write(start, 'Erster Text'), 'persoenlich');
  const swapped = restoreText(write(replaced, 'Zweiter Text'), greetings);
  expect([swapped.fields.message, swapped.replaced]).toEqual(['Erster Text', 'Zweiter Text']);
  // A greeting is not kept: it can be had again.
  expect(restoreText(replaced, greetings).replaced).toBe('');
});

describe('the signature', () => {
  const closings = {
    professionell: 'Guten Tag,\n\n…\n\nMit freundlichen Grüßen\n',
    persoenlich: 'Hallo,\n\n…\n\nViele Grüße\n',
  };
  const named = (message: string) => startState(closings, { name: ' Eva  Muster ', message });
  const signed = (message: string) => sign(named(message)).fields.message;

  test('stands under the closing words', () => {
    expect(signed(closings.professionell)).toBe('Guten Tag,\n\n…\n\nMit freundlichen Grüßen\nEva Muster');
  });

  test('follows a text that has none', () => {
    expect(signed('Bitte rufen Sie an.\n')).toBe('Bitte rufen Sie an.\nEva Muster');
    expect(signed('')).toBe('Eva Muster');
  });

  test('is set under greetings that name what the visitor came from', () => {
    const about = greetingsAbout('$& SEO Analysen', closings);
    expect(about.persoenlich).toBe('Hallo,\n\n$& SEO Analysen\n\nViele Grüße\n');
    expect(greetingsAbout('', closings)).toEqual(closings);
  });
});

describe('a draft', () => {
  test('comes back as it was kept, and goes with what is sent', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    });
    keepDraft(start, greetings);
    expect(kept.size).toBe(0);
    const written = choose(write(start, 'Ersetzt'), 'persoenlich');
    keepDraft(written, greetings);
    // The greeting is made anew: by then it may name something else.
    const { message: _, ...fields } = written.fields;
    expect(storedDraft()).toEqual(fields);
    expect(withDraft(start, storedDraft(), greetings).fields.message).toBe(greetings.persoenlich);
    keepDraft(emptyState, greetings);
    expect(kept.size).toBe(0);
    vi.unstubAllGlobals();
  });
});
