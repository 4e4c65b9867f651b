import type { Look } from './look.ts';

/** The look of each pasta name: short shapes are pieces, long ones are strands. */
const shapes: readonly (readonly [RegExp, Partial<Look>])[] = [
  [
    /\b(?:tagliatelle|fettuccine|pappardelle|mafaldine)\b/i,
    { showing: 'strands', style: 'tagliatelle' },
  ],
  [
    /\b(?:spaghetti|tonnarelli|linguine|bucatini|capellini|angel hair|vermicelli)\b/i,
    { showing: 'strands', style: 'spaghetti' },
  ],
  [
    /\b(?:farfalle|bow[- ]?ties?)\b/i,
    { piece: 'pastaShape', style: 'farfalle', millimetres: 44, per100g: 45 },
  ],
  [
    /\b(?:fusilli|rotini|casarecce|gemelli|trofie)\b/i,
    { piece: 'pastaShape', style: 'fusilli', millimetres: 42, per100g: 50 },
  ],
  [
    /\b(?:macaroni|elbows?|cavatappi|chifferi)\b/i,
    { piece: 'pastaShape', style: 'elbow', millimetres: 26, per100g: 110 },
  ],
  [
    /\b(?:conchiglie|shells?|orecchiette|conchigliette)\b/i,
    { piece: 'pastaShape', style: 'shell', millimetres: 28, per100g: 90 },
  ],
  [
    /\b(?:ravioli|tortellini|cappelletti|agnolotti)\b/i,
    { piece: 'pastaShape', style: 'ravioli', millimetres: 42, per100g: 14 },
  ],
  [/\b(?:orzo|risoni)\b/i, { piece: 'grain', style: 'barley', millimetres: 9, per100g: 1800 }],
  [
    /\b(?:penne|rigatoni|ziti|paccheri|mezze maniche|tortiglioni)\b/i,
    { piece: 'pastaShape', style: 'penne', millimetres: 42, per100g: 50 },
  ],
];

/**
 * Returns the look of a pasta with the shape that the text names. The text is, for example, an ingredient line or a title.
 * @returns the look unchanged if the text names no shape
 */
export function pastaLook(look: Look, words: string): Look {
  const shape = shapes.find(([pattern]) => pattern.test(words))?.[1];
  if (!shape) return look;
  const isStrands = shape.showing === 'strands';
  return {
    ...look,
    showing: 'pieces',
    ...shape,
    ...(isStrands && { millimetres: 200, per100g: 1 }),
  };
}
