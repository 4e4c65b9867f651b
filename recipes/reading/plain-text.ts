import type { Nodes } from 'mdast';

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  times: '×',
  eacute: 'é',
  egrave: 'è',
  ntilde: 'ñ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
};

/** Text without tags, entities, control characters and doubled spaces: safe to show anywhere. */
export function cleanText(text: string): string {
  return text
    .replace(/&(#x?[\da-f]+|\w+);/gi, (whole, name: string) => {
      if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
      const code =
        name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code > 31 && code < 0x11_0000 ? String.fromCodePoint(code) : ' ';
    })
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function rawText(node: Nodes): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
    case 'code':
      return node.value;
    case 'break':
      return '\n';
    case 'html':
      return ' ';
    case 'image':
      return node.alt ?? '';
    default:
      return 'children' in node
        ? node.children.map((child) => rawText(child)).join(node.type === 'table' ? '\n' : '')
        : '';
  }
}

/** The lines of a node as plain text; line breaks inside a paragraph part lines. */
export function linesOf(node: Nodes): string[] {
  return rawText(node)
    .split('\n')
    .map(cleanText)
    .filter((line) => line !== '');
}
