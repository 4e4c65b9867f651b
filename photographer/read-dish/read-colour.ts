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

/** Weight of the last of two combined colour names ("golden brown", "red-brown"): both count, the last one more. */
const lastShare = 0.62;

/**
 * Reads a colour from words: "pale gold", "dark red beans". Ignores everything from the first word after the colour that is not a colour name.
 * @returns sRGB hex; undefined if no word is a colour name
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
    // "Red berries over cream": later colour words describe another food.
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
