import type { Draft } from '#recipes/reading/read-recipe.ts';

type Slip = { pattern: RegExp; of: (words: string) => string };

/** Slips that show only in the printed text, since amounts and parts are inserted into the sentences of the file. */
const slips: readonly Slip[] = [
  { pattern: /\b(\p{L}+) \1\b/iu, of: (words) => `says “${words}” twice over` },
  {
    pattern: /\bthe (?:g|kg|ml|l|litres?|tsp|tbsp|cm)\b/i,
    of: (words) => `“${words}” has lost its number`,
  },
  { pattern: / [,.;:!?]/, of: () => 'a space stands before a punctuation mark' },
  { pattern: /\b(?:of|with|the|a|an) [,.;]/i, of: (words) => `“${words}” has lost its noun` },
  {
    pattern: /[½¼¾⅓⅔] (?:\p{L}+ ){0,2}(?:eggs?|yolks?|tins?)\b/iu,
    of: (words) => `“${words}” is nothing that a cook can open`,
  },
  {
    pattern: /\b(?:[2-9]|\d\d) (?:egg|onion|tin|tomato|carrot|potato)\b(?! \p{L})/u,
    of: (words) => `“${words}” needs a plural`,
  },
  {
    pattern: /(?<![\d.,½¼¾×–-]\s?)\b1 (?:eggs|onions|tins|tomatoes|carrots|potatoes)\b/u,
    of: (words) => `“${words}” needs a singular`,
  },
];

/** Finds wrong wording in the printed list and steps, even where a cook would understand it. */
export function checkWording({
  ingredients,
  instructions,
}: Draft): { reason: string; match: string }[] {
  return [...ingredients, ...instructions].flatMap((text) =>
    slips.flatMap(({ pattern, of }) => {
      const match = pattern.exec(text)?.[0];
      return match === undefined ? [] : [{ reason: of(match), match }];
    }),
  );
}
