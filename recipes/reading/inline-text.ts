import type { Nodes } from 'mdast';

/** No normal answer nests deeper. The limit keeps a malicious answer from overflowing the stack. */
const maxDepth = 60;
const unread = /^<(script|style|iframe|object|svg|template|noscript|title)\b/i;

/** Returns a line break for tags that break a line (br, hr, closing p, li and div), and nothing for any other inline HTML tag. */
function textOfTag(tag: string): string {
  return /^<(?:br|hr|\/p|\/li|\/div)\b/i.test(tag) ? '\n' : '';
}

/** Returns the joined texts of the children, without the content of script, style and similar tags. */
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

/** Returns the text of a paragraph, heading or table cell with its line breaks and without its images. The text is not sanitized yet. */
export function inlineText(node: Nodes, level = 0): string {
  if (level > maxDepth) return '';
  if (node.type === 'break') return '\n';
  if (node.type === 'html') return textOfTag(node.value);
  if (node.type === 'image' || node.type === 'imageReference') return '';
  if ('value' in node) return node.value;
  return 'children' in node ? textOfChildren(node.children, level) : '';
}
