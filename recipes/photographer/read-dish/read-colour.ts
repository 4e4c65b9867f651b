import { dimHex, mixHex } from '../mix-hex.ts';
import { colourNames, colourShades } from './names/colour-names.ts';

const cells = (table: string): string[][] =>
  table
    .trim()
    .split(/[,\n]/)
    .map((cell) => cell.trim().split(' '));

const names = new Map(cells(colourNames).map(([name = '', code]) => [name, `#${code}`]));
const shades = new Map(
  cells(colourShades).map(([word = '', code, share]) => [
    word,
    { towards: `#${code}`, share: Number(share) },
  ]),
);

/** Two names in one are both meant: "golden brown", "red-brown"; the last says more. */
const lastShare = 0.62;

/**
 * The colour that words say: "pale gold", "dark red beans". Words after the first colour that are no colours (what has it) are passed over.
 * @returns sRGB hex; undefined where no word is the name of a colour
 */
export function readColour(words: string): string | undefined {
  let colour: string | undefined;
  let before: string[] = [];
  for (const word of words.toLowerCase().split(/\s+|-(?!white)/)) {
    const named = names.get(word);
    if (named) {
      colour = colour
        ? mixHex([
            [1 - lastShare, colour],
            [lastShare, named],
          ])
        : named;
      continue;
    }
    // "Red berries over cream": another thing, another colour.
    if (colour) break;
    before = [...before, word];
  }
  if (!colour) return undefined;
  return before.reduce((shade: string, word) => {
    const change = shades.get(word);
    if (!change || change.share === 0) return shade;
    return change.towards === '#000000'
      ? dimHex(shade, 1 - change.share)
      : mixHex([
          [1 - change.share, shade],
          [change.share, change.towards],
        ]);
  }, colour);
}
