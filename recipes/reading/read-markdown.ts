import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { partLines } from './part-lines.ts';

/** Bounds that no honest answer reaches: the parser's worst cases grow with the square of these (measured). */
const longest = { answer: 24_000, line: 4000, lines: 600, containers: 6 };

const container = /^(\s{0,24}(?:>|[-*+]|\d{1,3}[.)])(?=\s|$|>))/;

/** A line may stand in six lists and quotes, not in six thousand. */
function withoutDepth(text: string): string {
  let rest = text;
  let kept = '';
  for (let depth = 0; depth < longest.containers; depth++) {
    const marker = container.exec(rest)?.[0];
    if (!marker) return kept + rest;
    kept += marker;
    rest = rest.slice(marker.length);
  }
  return /^[\s>*+-]/.test(rest)
    ? kept + rest.replace(/^(?:[\s>*+-]|\d{1,3}[.)])+/, ' ')
    : kept + rest;
}

/** An underline ends its heading: an empty line behind it says so before the parser looks further. */
const endsHeading = (text: string) => (/^\s*(?:=+|-{2,})\s*$/.test(text) ? `${text}\n` : text);

/** The indent that all lines share says nothing. */
function commonIndent(lines: readonly string[]): number {
  const indents = lines
    .filter((text) => text.trim() !== '')
    .map((text) => /^ */.exec(text)?.[0].length ?? 0);
  return indents.length === 0 ? 0 : Math.min(...indents);
}

/** A markdown answer as a tree, in bounded time; what goes beyond an honest answer's length is left out. */
export function markdownTree(markdown: string): Root {
  const lines = markdown.slice(0, longest.answer).split('\n').slice(0, longest.lines);
  const indent = commonIndent(lines);
  const bounded = partLines(lines.map((text) => text.slice(indent, indent + longest.line)))
    .map((text) => endsHeading(withoutDepth(text)))
    .join('\n');
  return fromMarkdown(bounded, {
    extensions: [gfmTable(), { disable: { null: ['codeIndented', 'definition'] } }],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
}
