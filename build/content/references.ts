import type { Link, Root, Text } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { Article } from '../../src/content/article.ts';
import { mentionOf, placeOfSource } from '../../src/source-places.ts';

/**
 * Turns `[^id]` into a numbered link to the source, and tells which are named where. The parser leaves
 * such a reference as text, since its definition stands in the file's head and not in the body.
 */
export function linkReferences(tree: Root): Article['references'] {
  const references: Article['references'] = [];
  const numbers = new Map<string, number>();
  visit(tree, 'text', (node, index, parent) => {
    const pieces = node.value.split(/\[\^([^\]\s]+)\]/);
    if (pieces.length === 1 || !parent || index === undefined) return;
    let line = node.position?.start.line ?? 1;
    const nodes = pieces.flatMap((piece, place): (Text | Link)[] => {
      if (place % 2 === 0) {
        line += piece.split('\n').length - 1;
        return piece ? [{ type: 'text', value: piece }] : [];
      }
      const isFirst = !numbers.has(piece);
      if (isFirst) numbers.set(piece, numbers.size + 1);
      references.push({ id: piece, line });
      return [referenceTo(numbers.get(piece)!, isFirst)];
    });
    parent.children.splice(index, 1, ...nodes);
    return [SKIP, index + nodes.length];
  });
  return references;
}

/** In brackets: whoever copies the text or reads it without styles would take «2022» and a raised 1 for 20221. */
const referenceTo = (number: number, isFirst: boolean): Link => ({
  type: 'link',
  url: `#${placeOfSource(number)}`,
  data: {
    hProperties: {
      // Where the way back from the source leads.
      ...(isFirst && { id: mentionOf(number) }),
      className: ['reference'],
      ariaLabel: `Beleg ${number}`,
    },
  },
  children: [{ type: 'text', value: `[${number}]` }],
});
