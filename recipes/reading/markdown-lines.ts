import type { List, ListItem, Nodes, Paragraph, Root, RootContent, Table } from 'mdast';
import { inlineText } from './inline-text.ts';
import { type Line, line } from './line.ts';
import { htmlTree } from './read-html.ts';
import { linesOfRecordTable } from './record-table.ts';
import { safeText } from './safe-text.ts';

const maxDepth = 12;

/** True when all words of the paragraph are inside these kinds of emphasis. */
function isAll(node: Paragraph, kinds: readonly string[]): boolean {
  const wordy = node.children.filter((child) => /[\p{L}\p{N}]/u.test(inlineText(child)));
  return (
    wordy.length > 0 &&
    wordy.every((child) => kinds.includes(child.type) || isWrapped(child, kinds))
  );
}

/** True for emphasis inside emphasis: "***words***" is bold within italics. */
function isWrapped(node: Nodes, kinds: readonly string[]): boolean {
  if (node.type !== 'emphasis' && node.type !== 'strong') return false;
  return node.children.length === 1 && kinds.includes(node.children[0]?.type ?? '');
}

/** Splits a paragraph at its line breaks, so that each line can be checked for being bold as a whole. */
function paragraphsOf(node: Paragraph): Paragraph[] {
  const parts: Paragraph[] = [{ type: 'paragraph', children: [] }];
  for (const child of node.children) {
    const isBreak =
      child.type === 'break' || (child.type === 'html' && /^<br\b/i.test(child.value));
    const texts = child.type === 'text' ? child.value.split('\n') : isBreak ? ['', ''] : undefined;
    if (!texts) parts.at(-1)?.children.push(child);
    else {
      texts.forEach((value, index) => {
        if (index > 0) parts.push({ type: 'paragraph', children: [] });
        if (value !== '') parts.at(-1)?.children.push({ type: 'text', value });
      });
    }
  }
  return parts;
}

function linesOfParagraph(node: Paragraph): Line[] {
  let isFirst = true;
  return paragraphsOf(node).flatMap((part) =>
    inlineText(part)
      .split('\n')
      .map((text) => safeText(text))
      .filter((text) => text !== '')
      .map((text) => {
        const made = line(isAll(part, ['strong']) ? 'bold' : 'text', text, {
          continues: !isFirst,
          italic: isAll(part, ['emphasis']),
        });
        isFirst = false;
        return made;
      }),
  );
}

/** Markdown makes all lines above an underline one heading: only the last of them is read as the heading, the others as text. */
function linesOfHeading(node: Nodes & { depth: number }): Line[] {
  const texts = inlineText(node)
    .split('\n')
    .map((text) => safeText(text))
    .filter((text) => text !== '');
  const last = texts.pop();
  if (last === undefined) return [];
  return [
    ...texts.map((text, index) => line('text', text, { continues: index > 0 })),
    line('heading', last, { level: node.depth }),
  ];
}

function linesOfItem(item: ListItem, ordinal: number | undefined, level: number): Line {
  const nested = linesOf(item.children, level + 1);
  const [first, ...others] = nested;
  const hasOwnText = first !== undefined && first.kind !== 'item' && first.kind !== 'table';
  const own = hasOwnText ? first : undefined;
  // A wrapped line belongs to the text before it.
  const wrapped = own ? others.findIndex((other) => !other.continues) : 0;
  const count = wrapped < 0 ? others.length : wrapped;
  const text = [own?.text ?? '', ...others.slice(0, own ? count : 0).map((other) => other.text)];
  return line('item', text.filter(Boolean).join(' '), {
    ...(ordinal === undefined ? {} : { ordinal }),
    level: own?.kind === 'bold' && count === 0 ? 6 : 7,
    children: own ? others.slice(count) : nested,
  });
}

function linesOfList(list: List, level: number): Line[] {
  return list.children
    .map((item, index) =>
      linesOfItem(item, list.ordered ? (list.start ?? 1) + index : undefined, level),
    )
    .filter((item) => item.text !== '' || item.children.length > 0);
}

function linesOfTable(table: Table): Line[] {
  const cells = table.children.map((row) => row.children.map((cell) => inlineText(cell)));
  const rows = cells.map((row) => row.map((cell) => safeText(cell.replace(/\n/g, ' '))));
  return linesOfRecordTable(cells) ?? [line('table', '', { rows })];
}

function linesOfNode(node: RootContent, level: number): Line[] {
  if (level > maxDepth) return [];
  switch (node.type) {
    case 'heading':
      return linesOfHeading(node);
    case 'paragraph':
      return linesOfParagraph(node);
    case 'list':
      return linesOfList(node, level);
    case 'table':
      return linesOfTable(node);
    case 'blockquote':
      return linesOf(node.children, level + 1);
    case 'code':
      return node.value.split('\n').flatMap((text) => {
        const safe = safeText(text);
        return safe === '' ? [] : [line('text', safe)];
      });
    case 'html':
      return linesOf(htmlTree(node.value).children, level + 1);
    case 'thematicBreak':
      return [line('rule', '')];
    default:
      return [];
  }
}

function linesOf(nodes: readonly RootContent[], level: number): Line[] {
  return nodes.flatMap((node) => linesOfNode(node, level));
}

/** Returns the lines of a markdown tree from top to bottom, each one sanitized. */
export function markdownLines(root: Root): Line[] {
  return linesOf(root.children, 0);
}
