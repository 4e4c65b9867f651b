import type { Nodes } from 'mdast';

const invisible = /[\p{Cc}\p{Cf}]/gu;

function textOf(node: Nodes): string {
  if (node.type === 'html') return ' '; // no markup goes through, not even as text
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return '';
  if ('value' in node) return node.value;
  if ('children' in node) return node.children.map((child) => textOf(child)).join(glueOf(node));
  return '';
}

/** Blocks are words apart; inline parts are not. */
function glueOf(node: Nodes): string {
  const blocks = ['root', 'blockquote', 'list', 'listItem', 'table', 'tableRow'];
  return blocks.includes(node.type) ? ' ' : '';
}

/** The text of a piece of markdown: no markup, no addresses, no invisible characters, single spaces. */
export function plainText(node: Nodes): string {
  return textOf(node).replace(invisible, ' ').replace(/\s+/g, ' ').trim();
}
