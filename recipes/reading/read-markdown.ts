import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { partLines } from './part-lines.ts';

/** Limits that no normal answer reaches. The worst cases of the parser take quadratic time in these (measured). */
const longest = { answer: 24_000, line: 4000, lines: 600, containers: 6 };

const container = /^(\s{0,24}(?:>|[-*+]|\d{1,3}[.)])(?=\s|$|>))/;

/** Limits the nesting of lists and quotes in a line to `longest.containers`. */
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

/** Adds an empty line after a heading underline, so that the parser ends the heading there. */
const endsHeading = (text: string) => (/^\s*(?:=+|-{2,})\s*$/.test(text) ? `${text}\n` : text);

/** Returns the indent shared by all non-empty lines. It has no meaning and is removed. */
function commonIndent(lines: readonly string[]): number {
  const indents = lines
    .filter((text) => text.trim() !== '')
    .map((text) => /^ */.exec(text)?.[0].length ?? 0);
  return indents.length === 0 ? 0 : Math.min(...indents);
}

/** Parses a markdown answer into a tree in bounded time. Text beyond the limits is left out. */
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
