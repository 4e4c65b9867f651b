import { fromHtml } from 'hast-util-from-html';

type Root = ReturnType<typeof fromHtml>;
type Nodes = Root | Root['children'][number];

const tag = /<\/?[a-z!][^<>]*>/gi;
const markup = /<\/?[a-z!][^<>]*>|&#?\w{2,31};/i;
const unread = new Set(['script', 'style', 'template', 'iframe', 'object', 'svg', 'noscript']);
const blocks =
  /^(?:address|article|blockquote|br|dd|div|dl|dt|figcaption|h[1-6]|hr|li|ol|p|pre|section|table|tr|ul)$/;
const longest = 100_000;
/** Deeper or longer markup is no sentence of a recipe: its tags are taken out without being understood. */
const mostTags = 300;

/** Every text below a node, with a break where a block begins or ends. */
function textBelow(root: Nodes): string {
  let text = '';
  // A stack of its own: how deep markup nests is up to whoever wrote the file.
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
  // Line breaks of a text that is no HTML page mean what they say.
  return textBelow(fromHtml(text.replace(/\r?\n/g, '<br>'), { fragment: true }));
}

/** A text of another program without tags and character references, a line for each of its blocks. */
export function plainText(text: string): string {
  let plain = text.replace(/\r\n?/g, '\n');
  // Some programs escape what was escaped already.
  for (let round = 0; round < 3 && markup.test(plain); round++) plain = withoutMarkup(plain);
  return plain
    .split('\n')
    .map((line) => line.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** The same as one line. */
export function plainLine(text: string): string {
  return plainText(text).replaceAll('\n', ' ');
}
