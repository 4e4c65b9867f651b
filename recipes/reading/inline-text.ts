import type { Nodes } from 'mdast';

/** No honest answer nests deeper; a dishonest one must not exhaust the stack. */
const maxDepth = 60;
const unread = /^<(script|style|iframe|object|svg|template|noscript|title)\b/i;

/** Inline HTML: a line break stays one, any other tag leaves nothing behind. */
function textOfTag(tag: string): string {
  return /^<(?:br|hr|\/p|\/li|\/div)\b/i.test(tag) ? '\n' : '';
}

/** The children's texts, without what stands between a script's tags. */
function textOfChildren(children: readonly Nodes[], level: number): string {
  let skipping: string | undefined;
  let text = '';
  for (const child of children) {
    if (child.type === 'html') {
      const opened = unread.exec(child.value)?.[1]?.toLowerCase();
      if (skipping && child.value.toLowerCase().startsWith(`</${skipping}`)) skipping = undefined;
      else if (!skipping && opened && !child.value.endsWith('/>')) skipping = opened;
      if (!skipping) text += textOfTag(child.value);
    } else if (!skipping) text += inlineText(child, level + 1);
  }
  return text;
}

/** The text of a paragraph, heading or table cell; its line breaks stay, its pictures go. Not yet made safe. */
export function inlineText(node: Nodes, level = 0): string {
  if (level > maxDepth) return '';
  if (node.type === 'break') return '\n';
  if (node.type === 'html') return textOfTag(node.value);
  if (node.type === 'image' || node.type === 'imageReference') return '';
  if ('value' in node) return node.value;
  return 'children' in node ? textOfChildren(node.children, level) : '';
}
