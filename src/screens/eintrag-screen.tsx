import type { ComponentProps } from 'react';
import { Versuch } from '../features/versuch/versuch.tsx';
import ArticleScreen, { type ArticleScreenData } from './article-screen.tsx';

type EintragScreenData = ArticleScreenData & { versuch?: ComponentProps<typeof Versuch> | undefined };

/** A glossary entry: an experiment answers. */
export default function EintragScreen({ data: { versuch, ...text } }: { data: EintragScreenData }) {
  return <ArticleScreen data={text}>{versuch && <Versuch {...versuch} />}</ArticleScreen>;
}
