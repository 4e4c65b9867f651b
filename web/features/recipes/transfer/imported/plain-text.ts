import { fromHtml } from 'hast-util-from-html';

type Root = ReturnType<typeof fromHtml>;
type Nodes = Root | Root['children'][number];

const tag = /<\/?[a-z!][^<>]*>/gi;
const markup = /<\/?[a-z!][^<>]*>|&#?\w{2,31};/i;
const unread = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'noscript']);
const blocks =
  /^(?:address|article|blockquote|br|dd|div|dl|dt|figcaption|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)$/;
const longest = 100_000;
/** Text with more tags is not a sentence of a recipe: its tags are removed without parsing. */
const mostTags = 300;

/** Returns all text below a node, with a line break where a block begins or ends. */
function textBelow(root: Nodes): string {
  let text = '';
  // An explicit stack: the author of the file decides how deep the markup nests.
  const waiting: (Nodes | string)[] = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') text += node;
    else if (node.type === 'text') text += node.value.replace(/\s+/g, ' ');
    else if (node.type === 'root' || (node.type === 'element' && !unread.has(node.tagName))) {
      const isBlock = node.type === 'element' && blocks.test(node.tagName);
      if (isBlock) waiting.push('\n');
      waiting.push(...[...node.children].reverse());
      if (isBlock) waiting.push('\n');
    }
  }
  return text;
}

function withoutMarkup(text: string): string {
  const tags = text.match(tag)?.length ?? 0;
  if (tags > mostTags || text.length > longest) return text.replace(tag, ' ');
  // Line breaks are meaningful in a text that is not an HTML page.
  return textBelow(fromHtml(text.replace(/\r?\n/g, '<br>'), { fragment: true }));
}

/** Converts a text of another program to plain text: no tags or character references, one line per block. */
export function plainText(text: string): string {
  let plain = text.replace(/\r\n?/g, '\n');
  // Some programs escape a text more than once.
  for (let round = 0; round < 3 && markup.test(plain); round++) plain = withoutMarkup(plain);
  return plain
    .split('\n')
    .map((line) => line.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Like `plainText`, but as one line. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll('\n', ' ');
}
