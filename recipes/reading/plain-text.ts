import type { Nodes } from 'mdast';

const invisible = /[\p{Cc}\p{Cf}]/gu;
/** No honest answer nests deeper; a dishonest one must not exhaust the stack. */
const deepestLevel = 60;

function textOf(node: Nodes, level: number): string {
  if (level > deepestLevel) return '';
  if (node.type === 'html' || node.type === 'break') return ' '; // no markup goes through, not even as text
  if (node.type === 'image') return '';
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  return node.children.map((child) => textOf(child, level + 1)).join(glueOf(node));
}

/** Blocks are words apart; inline parts are not. */
function glueOf(node: Nodes): string {
  const blocks = ['root', 'blockquote', 'list', 'listItem', 'table', 'tableRow'];
  return blocks.includes(node.type) ? ' ' : '';
}

/** The text of a piece of markdown: no markup, no addresses, no invisible characters, single spaces. */
export function plainText(node: Nodes): string {
  return textOf(node, 0).replace(invisible, ' ').replace(/\s+/g, ' ').trim();
}
