import type { List, Nodes, Paragraph, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { cleanText, linesOf } from './plain-text.ts';

/** A model's answer as a flat row of lines with what they look like. */
export type Block = { kind: 'heading' | 'line' | 'item'; text: string; ordered: boolean };

const block = (kind: Block['kind'], text: string, ordered = false): Block => ({
  kind,
  text,
  ordered,
});

/** A paragraph that is nothing but bold words, or ends in a colon, stands for a heading. */
function isBoldHeading(node: Paragraph): boolean {
  const [only] = node.children;
  return node.children.length === 1 && only?.type === 'strong' && linesOf(node).length === 1;
}

function itemsOf(list: List, depth: number): Block[] {
  return list.children.flatMap((item) => {
    const [first, ...others] = item.children;
    const head = first ? linesOf(first).join(' ') : '';
    const nested = others.flatMap((child) => blocksOf(child, depth + 1));
    // A list item with a list below it is the name of a group ("For the sauce:").
    const hasList = others.some((child) => child.type === 'list');
    const own =
      head === ''
        ? []
        : [
            block(
              hasList && depth === 0 && !list.ordered ? 'line' : 'item',
              head,
              list.ordered ?? false,
            ),
          ];
    return [...own, ...nested];
  });
}

function blocksOf(node: RootContent, depth = 0): Block[] {
  if (depth > 8) return [];
  switch (node.type) {
    case 'heading':
      return [block('heading', linesOf(node).join(' '))];
    case 'paragraph':
      return isBoldHeading(node)
        ? [block('heading', linesOf(node).join(' '))]
        : linesOf(node).map((text) => block('line', text));
    case 'list':
      return itemsOf(node, depth);
    case 'table':
      return node.children.slice(1).map((row) =>
        block(
          'item',
          row.children
            .map((cell) => linesOf(cell as Nodes).join(' '))
            .filter(Boolean)
            .join(' '),
        ),
      );
    case 'blockquote':
      return node.children.flatMap((child) => blocksOf(child, depth + 1));
    case 'code':
      return node.value
        .split('\n')
        .map(cleanText)
        .filter(Boolean)
        .map((text) => block('line', text));
    default:
      return [];
  }
}

/** Takes what wraps an answer off: thinking, front matter, one fence around everything. */
function unwrap(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi, '')
    .replace(/^\s*---\n[\s\S]*?\n---\n/, '')
    .replace(/^\s*```(?:markdown|md)?[^\S\n]*\n([\s\S]*?)\n?```\s*$/i, '$1')
    .replace(/^[^\S\n]*(?:\*\*)?(Step \d+)[:.](?:\*\*)?/gim, '$1:');
}

/** Reads markdown into blocks. An answer longer than any recipe is cut off. */
export function readBlocks(text: string): Block[] {
  const root = fromMarkdown(unwrap(text.slice(0, 60_000)), {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return root.children.flatMap((node) => blocksOf(node)).filter(({ text: words }) => words !== '');
}
