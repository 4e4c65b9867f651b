import { fromHtml } from 'hast-util-from-html';
import { toMdast } from 'hast-util-to-mdast';
import type { Root } from 'mdast';

const longest = 24_000;
const maxDepth = 100;
const unread = ['script', 'style', 'iframe', 'object', 'svg', 'template', 'noscript', 'head'];

/** Estimates how deep the tags are nested by counting them: precise enough to prevent a stack overflow. */
function depthOf(html: string): number {
  let depth = 0;
  let most = 0;
  for (const [, close] of html.matchAll(/<(\/?)[a-z][a-z0-9]*/gi)) {
    depth = close ? Math.max(0, depth - 1) : depth + 1;
    most = Math.max(most, depth);
  }
  return most;
}

/** Tags that often have no closing tag. They would make the depth too high, so they are not counted. */
const alone = /<\/?(?:br|hr|img|input|meta|link|wbr|li|p|td|th|tr|option)\b[^<>]*>/gi;

/** Converts HTML to a markdown tree with the same text, headings and lists. Scripts and styles are removed. */
export function htmlTree(html: string): Root {
  const bounded = html.slice(0, longest);
  if (!/<[a-z]/i.test(bounded) || depthOf(bounded.replace(alone, '')) > maxDepth) {
    return { type: 'root', children: [] };
  }
  const handlers = Object.fromEntries(unread.map((name) => [name, () => undefined]));
  const tree = toMdast(fromHtml(bounded, { fragment: true }), {
    handlers,
    document: true,
    newlines: false,
    nodeHandlers: { comment: () => undefined },
  });
  return tree.type === 'root' ? tree : { type: 'root', children: [] };
}
