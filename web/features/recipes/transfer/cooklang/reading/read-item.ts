import { type Quantity, readQuantity } from '../quantity.ts';

/** A part of a step: plain text or a mark. */
export type CookItem =
  | { kind: 'text'; text: string }
  | {
      kind: 'ingredient';
      /** The name in the ingredient list. */
      name: string;
      /** The name in this sentence: the "wine" of `@dry white wine|wine{}`. */
      said: string;
      quantity: Quantity | undefined;
      note: string | undefined;
      isOptional: boolean;
    }
  | { kind: 'cookware'; name: string }
  | { kind: 'timer'; name: string; quantity: Quantity | undefined };

/** The result at a position: a part of the step and where it ends, or what is wrong with it. */
type ItemRead = { item: CookItem; end: number } | { problem: string; end: number };

/** A name followed by braces: the text up to the brace, with no other mark in between. */
const braced = /([^@#~{}\\(]{0,200}?)\{/y;
const endsSentence = /[.;:!?]\s/;
const word = /[\p{L}\p{M}\p{N}]+/uy;
const content = /([^{}@]{0,400})\}/y;
const note = /\(([^)]{0,400})\)/y;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Splits "./sauces/bechamel|sauce" into list name and sentence name; removes modifiers ("@&butter", "@?basil"). */
function namesOf(written: string): { name: string; said: string; isOptional: boolean } {
  const [, modifiers = '', rest = ''] = /^([@&?+-]*)(.*)$/s.exec(written.trim()) ?? [];
  const [full = '', alias] = rest.split('|');
  const path = /^\.{0,2}[/\\]/.test(full);
  const name = oneLine(path ? (full.split(/[/\\]/).at(-1) ?? full) : full);
  return { name, said: oneLine(alias ?? name) || name, isOptional: modifiers.includes('?') };
}

function itemOf(
  sign: string,
  written: string,
  quantity: Quantity | undefined,
  noteText: string | undefined,
): CookItem {
  const { name, said, isOptional } = namesOf(written);
  if (sign === '#') return { kind: 'cookware', name: said };
  if (sign === '~') return { kind: 'timer', name: oneLine(written), quantity };
  const note = noteText === undefined ? undefined : oneLine(noteText);
  return { kind: 'ingredient', name, said, quantity, note: note || undefined, isOptional };
}

const quoted = (text: string): string => `“${oneLine(text).slice(0, 40)}”`;

function nothingNamed(sign: string, text: string): string {
  if (sign === '~') return `${quoted(text)} has no time: write it as ~{10%minutes}.`;
  const what = sign === '@' ? 'ingredient' : 'cookware';
  return `${quoted(text)} has no name: write the ${what} between “${sign}” and “{”.`;
}

function readBraced(text: string, at: number, name: string, from: number): ItemRead {
  const sign = text[at] ?? '';
  const inner = matchAt(content, text, from);
  if (!inner) {
    const shown = text.slice(at, from) + (/^\S{0,40}/.exec(text.slice(from))?.[0] ?? '');
    return {
      problem: `the braces of ${quoted(shown)} aren't closed: put “}” after the amount.`,
      end: from,
    };
  }
  const end = from + inner[0].length;
  const quantity = readQuantity(inner[1] ?? '');
  const isNamed = sign === '~' || namesOf(name).name !== '';
  if (!isNamed || (sign === '~' && !quantity && name.trim() === ''))
    return { problem: nothingNamed(sign, text.slice(at, end)), end };
  const bracket = sign === '~' ? null : matchAt(note, text, end);
  return {
    item: itemOf(sign, name, quantity, bracket?.[1]),
    end: end + (bracket?.[0].length ?? 0),
  };
}

/**
 * Reads the mark that begins at `at` with "@", "#" or "~".
 * @returns undefined if the sign is plain text: "a@b.c", "#1", "~ 5"
 */
export function readItem(text: string, at: number): ItemRead | undefined {
  if (/\s/.test(text[at + 1] ?? ' ')) return undefined;
  const named = matchAt(braced, text, at + 1);
  const name = named?.[1] ?? '';
  if (named && !endsSentence.test(name))
    return readBraced(text, at, name, at + 1 + named[0].length);
  const bare = matchAt(word, text, at + 1)?.[0];
  const isInWord = /[\p{L}\p{N}]/u.test(text[at - 1] ?? '');
  if (bare === undefined || /^\p{N}/u.test(bare) || isInWord) return undefined;
  return { item: itemOf(text[at] ?? '', bare, undefined, undefined), end: at + 1 + bare.length };
}
