import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { EntryAside } from './entry-aside.tsx';

const PROPS: ComponentProps<typeof EntryAside> = {
  related: [{ label: 'API', to: '/lexikon/api/' }],
  mentions: [],
  citation: '„Probe“, Lexikon',
  url: 'https://probe.example/lexikon/probe/',
  author: 'Ada Lang',
  changed: '2026-11-15',
  checked: '2026-11-15',
  history: [],
};

test('a term that no other entry mentions yet has no empty cell', () => {
  expect(renderToStaticMarkup(<EntryAside {...PROPS} />)).not.toContain('Erwähnt in');
  const mentioned = <EntryAside {...PROPS} mentions={PROPS.related} />;
  expect(renderToStaticMarkup(mentioned)).toContain('Erwähnt in');
});
