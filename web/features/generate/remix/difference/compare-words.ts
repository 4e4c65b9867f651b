import { diffWordsWithSpace } from 'diff';

/** A run of words that is unchanged, removed or added. */
export type Piece = { kind: 'same' | 'out' | 'in'; text: string };

/**
 * Below this share of unchanged words, the whole text is shown as replaced. The threshold is higher for a sentence than for the few
 * words of an ingredient.
 */
const leastKeptShare = { ofFewWords: 0.4, ofASentence: 0.6 };
const fewWords = 6;

const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Whitespace or punctuation between two changes is part of the change: "a cup of → two spoons of" is one change, not three. */
const isGlue = (text: string) => countWords(text) === 0;

const part = (kind: Piece['kind'], text: string): Piece[] => (text ? [{ kind, text }] : []);

/** Returns one change: all removed text, then all added text. Leading and trailing whitespace that both share stays outside. */
function changeOf(out: string, into: string): Piece[] {
  if (!out || !into) return [...part('out', out), ...part('in', into)];
  const shared = (edge: RegExp) => {
    const blank = edge.exec(out)?.[0] ?? '';
    return blank === edge.exec(into)?.[0] ? blank : '';
  };
  const [first, last] = [shared(/^\s+/), shared(/\s+$/)];
  const inner = (text: string) => text.slice(first.length, text.length - last.length);
  return [
    ...part('same', first),
    ...part('out', inner(out)),
    ...part('in', inner(into)),
    ...part('same', last),
  ];
}

function joinChanges(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let out = '';
  let into = '';
  pieces.forEach((piece, index) => {
    const next = pieces[index + 1];
    const between = piece.kind === 'same' && (out || into) && next && isGlue(piece.text);
    if (piece.kind === 'out' || between) out += piece.text;
    if (piece.kind === 'in' || between) into += piece.text;
    if (piece.kind === 'same' && !between) {
      joined.push(...changeOf(out, into), piece);
      out = '';
      into = '';
    }
  });
  return [...joined, ...changeOf(out, into)];
}

/** Returns the share of words that two texts have in common, 0 to 1. */
function keptShare(pieces: readonly Piece[]): number {
  const count = (kind: Piece['kind']) =>
    pieces
      .filter((piece) => piece.kind === kind)
      .reduce((sum, { text }) => sum + countWords(text), 0);
  const same = count('same');
  return (2 * same) / Math.max(1, 2 * same + count('out') + count('in'));
}

/**
 * Compares two texts word by word. If little is unchanged, the whole old text is removed and the whole new text is added: single
 * words that happen to match explain nothing.
 */
export function compareWords(before: string, after: string): Piece[] {
  if (before === after) return before ? [{ kind: 'same', text: after }] : [];
  const pieces = diffWordsWithSpace(before, after).map(
    ({ added, removed, value }): Piece => ({
      kind: added ? 'in' : removed ? 'out' : 'same',
      text: value,
    }),
  );
  const isShort = Math.min(countWords(before), countWords(after)) <= fewWords;
  const least = isShort ? leastKeptShare.ofFewWords : leastKeptShare.ofASentence;
  if (keptShare(pieces) < least) return changeOf(before, after);
  return joinChanges(pieces);
}
