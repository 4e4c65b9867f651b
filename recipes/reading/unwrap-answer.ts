import { factNames } from './words/fact-names.ts';
import { fold } from './words/fold.ts';
import { sectionNames } from './words/section-names.ts';

/** Names of the tags around thinking blocks and around channels that are not the answer. */
const thinking =
  'think|thinking|thought|thoughts|reasoning|reflection|scratchpad|analysis|inner_monologue|antthinking|seed:think';
const opened = new RegExp(`<\\s*(?:${thinking})(?:\\s[^<>]{0,200})?>|◁think▷|\\[THINK\\]`, 'iu');
const closed = new RegExp(`<\\s*/\\s*(?:${thinking})\\s*>|◁/think▷|\\[/THINK\\]`, 'iu');
const finalChannel =
  /<\|channel\|>final<\|message\|>|<\|start\|>assistant<\|channel\|>final<\|message\|>/g;
const token = /<\|[a-z_|]{1,30}\|>/gi;
/** Tags that only wrap the answer. */
const wrapper =
  /^\s*<\/?(?:answer|output|response|final|final_answer|result|recipe|document|artifact|markdown)(?:\s[^<>]{0,200})?>\s*$/i;
const fence = /^\s*(?:>\s*)?(?:`{3,}|~{3,})\s*(?:[\w+.-]+(?:[ \t].{0,60})?)?\s*$/;

export type Unwrapped = {
  text: string;
  /** True when a thinking block was opened and never closed: the text after its tag may not be the answer. */
  isThinking: boolean;
};

function afterLastChannel(text: string): string {
  const last = [...text.matchAll(finalChannel)].at(-1);
  return last ? text.slice(last.index + last[0].length) : text;
}

/** Removes each closed thinking block. Text before a closing tag without an opening tag is removed too. */
function withoutThinking(text: string): Unwrapped {
  let rest = text;
  let kept = '';
  for (let round = 0; round < 200; round++) {
    const end = closed.exec(rest);
    const start = opened.exec(rest);
    if (start && (!end || start.index < end.index)) {
      const behind = rest.slice(start.index + start[0].length);
      const close = closed.exec(behind);
      kept += rest.slice(0, start.index);
      if (!close) return { text: `${kept}\n${behind}`, isThinking: true };
      rest = behind.slice(close.index + close[0].length);
    } else if (end) {
      kept = '';
      rest = rest.slice(end.index + end[0].length);
    } else break;
  }
  return { text: kept + rest, isThinking: false };
}

/** Replaces escaped line breaks ("\\n") by real ones in an answer that is all on one line. */
function withLineBreaks(text: string): string {
  const isEscaped =
    !text.trim().includes('\n') && text.split('\\n').length > 3 && !/^\s*[[{"]/.test(text);
  return isEscaped
    ? text.replaceAll('\\n', '\n').replaceAll('\\t', ' ').replaceAll('\\"', '"')
    : text;
}

/** Converts custom tags ("<ingredients>") to markdown: a tag that names a section becomes its heading. */
function withoutOwnTags(lines: readonly string[]): string[] {
  if (lines.some((line) => /<(?:html|body|div|ul|ol|h[1-6]|p)\b/i.test(line))) return [...lines];
  return lines.map((line) => {
    const [, only = ''] = /^\s*<([a-z_]{3,30})>\s*$/i.exec(line) ?? [];
    if (sectionNames.has(fold(only))) return `\n## ${only}\n`;
    const [, close = ''] = /^\s*<\/([a-z_]{3,30})>\s*$/i.exec(line) ?? [];
    if (sectionNames.has(fold(close))) return '';
    const [, name = '', value = ''] =
      /^\s*<([a-z_]{3,30})>([^<>]{1,2000})<\/\1>\s*$/i.exec(line) ?? [];
    const isKnown = sectionNames.has(fold(name)) || factNames.has(fold(name));
    return isKnown ? `\n${fold(name)}: ${value}\n` : line;
  });
}

/**
 * Removes what models wrap an answer in: byte-order mark, thinking blocks, channel tokens, code fences (also nested or never
 * closed) and tags around the whole answer.
 */
export function unwrapAnswer(answer: string): Unwrapped {
  const plain = answer
    .toWellFormed()
    .replace(/^\uFEFF+/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '');
  const { text, isThinking } = withoutThinking(withLineBreaks(afterLastChannel(plain)));
  const lines = text
    .replace(token, '')
    .split('\n')
    .filter((line) => line.length > 400 || !(fence.test(line) || wrapper.test(line)));
  return { text: withoutOwnTags(lines).join('\n').trim(), isThinking };
}
