import { paths } from '../../paths.ts';
import { drawersOf, type LexikonCard } from './search.ts';

/** What does not show of a card: its topic, and other names for it. */
type Unseen = [topic: string, ...synonyms: string[]];

/** In the order in which the cards stand in the page. */
export const unseenOf = (cards: LexikonCard[]): Unseen[] =>
  drawersOf(cards)
    .flatMap(({ entries }) => entries)
    .map(({ topic, synonyms = [] }) => [topic, ...synonyms]);

/** The cards from what stands on them: written a second time, the texts were a tenth of the document. */
export const cardsIn = (page: ParentNode, unseen: Unseen[]): LexikonCard[] =>
  [...page.querySelectorAll('.lexikon-karte')].map((card, index) => {
    const [topic, ...synonyms] = unseen[index]!;
    const link = card.querySelector('a')!;
    return {
      slug: decodeURIComponent(link.pathname.slice(paths.lexikon.length, -1)),
      heading: link.textContent,
      intro: card.querySelector('p')!.textContent,
      topic,
      synonyms,
    };
  });
