import { describe, expect, test } from 'vitest';
import { change, emptyState, engage, restoreText, startState } from './form-state.ts';

const greetings = { professionell: 'Sehr geehrte Frau Muster,\n\n', persoenlich: 'Hallo Eva,\n\n' };
const start = startState(greetings);
const choose = (state: typeof start, anrede: string) => change(state, 'anrede', anrede, greetings);
const write = (state: typeof start, text: string) => change(state, 'message', text, greetings);

describe('the start', () => {
  test('has a subject, the formal salutation and its greeting, and complains about nothing', () => {
    expect(start.fields).toMatchObject({
      subject: 'Anfrage',
      anrede: 'professionell',
      message: greetings.professionell,
    });
    expect(start.engaged.size).toBe(0);
  });

  test('takes over what stands in the page', () => {
    const found = { ...start.fields, name: 'Al', message: 'Eigener Text' };
    const state = startState(greetings, found);
    expect(state.fields).toEqual(found);
    expect([...state.engaged]).toEqual(['name', 'message']);
  });

  test('follows a salutation that was chosen before the application was there', () => {
    const state = startState(greetings, { ...start.fields, anrede: 'persoenlich' });
    expect(state.fields.message).toBe(greetings.persoenlich);
  });
});

test('only changed and left fields are engaged', () => {
  const state = engage(change(start, 'name', 'A', greetings), 'email');
  expect([...state.engaged]).toEqual(['name', 'email']);
  expect([...emptyState.engaged]).toEqual([]);
});

describe('choosing a salutation', () => {
  test('replaces one greeting by the other, with nothing to restore', () => {
    const state = choose(start, 'persoenlich');
    expect(state.fields).toMatchObject({ anrede: 'persoenlich', message: greetings.persoenlich });
    expect(state.shelf).toEqual([]);
    expect(choose(state, 'professionell').fields.message).toBe(greetings.professionell);
  });

  test('keeps every text of the visitor', () => {
    let state = choose(write(start, 'Erster Text'), 'persoenlich');
    state = choose(write(state, 'Zweiter Text'), 'professionell');
    expect(state.fields.message).toBe(greetings.professionell);

    state = restoreText(state, greetings);
    expect(state.fields.message).toBe('Zweiter Text');
    state = restoreText(state, greetings);
    expect(state.fields.message).toBe('Erster Text');
    state = restoreText(state, greetings);
    expect(state.fields.message).toBe('Zweiter Text');
  });

  test('does not mark the message as written', () => {
    expect(choose(start, 'persoenlich').engaged.has('message')).toBe(false);
  });
});
