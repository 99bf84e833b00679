import { expect, test } from 'vitest';
import { bindBreaks, faq } from './parts.ts';

const bound = (text: string) => text.replaceAll('_', '\u00a0');

test.each([
  'nach Art._28 DSGVO',
  'Art._6 Abs._1 Buchst._f DSGVO',
  'ein Gespräch von 30_Minuten',
  '74_Prozent der Befragten',
  'bis 250_Euro, höchstens 14_Tage',
  'seit dem 2._August 2026',
  'Vertrag_– dann Code',
])('no line ends within «%s»', (text) => {
  expect(bindBreaks(text.replaceAll('_', ' '))).toBe(bound(text));
});

test('questions and answers are bound like every other text', () => {
  const question = 'Was gilt nach Art._28 DSGVO?';
  const answer = 'Vorher schließen wir einen Vertrag zur Auftragsverarbeitung nach Art._28 DSGVO.';
  const written = { question: question.replace('_', ' '), answer: answer.replace('_', ' ') };
  expect(faq(1, 1).parse([written])).toEqual([{ question: bound(question), answer: bound(answer) }]);
});
