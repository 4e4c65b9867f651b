import type { FormName } from './dish-picture.ts';

/**
 * Words on how a dish lies that say what it is, where its name says nothing; the first that fits counts. What fits none is read from its
 * foods. Words that leave several open lead to the simpler picture: a heap, a sauce with what lies in it, a smooth cream.
 */
const rules: readonly (readonly [RegExp, FormName])[] = [
  [/\bdrink\b|\bover ice\b|\bcrushed ice\b/i, 'drink'],
  [/\bnoodles?\b.*\bbroth\b|\bbroth\b.*\bnoodles?\b/i, 'noodle-soup'],
  [/\bsmooth soup\b/i, 'smooth-soup'],
  [/\bsoup\b|\bbroth\b/i, 'brothy-soup'],
  [/\bdumplings?\b/i, 'dumplings'],
  [/\bskewers?\b/i, 'skewers'],
  [/\bfritters?\b|\bpatt(?:y|ies)\b/i, 'patties'],
  [/\bmeatballs?\b|\bballs\b/i, 'bites'],
  [/\bhalf-moons?\b|\bpast(?:y|ies)\b|\bpastry parcels?\b/i, 'pie'],
  [/\bsquares?\b|\bdiamonds?\b/i, 'bars'],
  [/\bthree layers\b|\btwo-layer\b|\bwedge\b/i, 'cake'],
  [/\bspaghetti\b|\bpasta\b|\bpenne\b/i, 'pasta'],
  [/\bnoodles\b/i, 'noodles'],
  [/\b(?:mound|dome|heap) of (?:\w+ )?rice\b|\bloose rice\b|\bgrains\b/i, 'rice-dish'],
  [/\bloa(?:f|ves)\b/i, 'loaf'],
  [/\bstew\b|\bgravy\b|\bin (?:\w+ ){0,2}(?:sauce|juices?)\b|half (?:sunk|covered)/i, 'stew'],
  [/\bpur[eé]e\b|\bmash\b|\bpaste\b|\bspread\b|\bthick white cream\b|\bfurrows\b/i, 'dip'],
];
/** For dishes of pieces of plants: they lie in a heap. */
const heaped = /\bheap\b|\bmound\b|\btangle\b|\bpile\b|\btumble/i;

/** The form that the words on a dish's arrangement give; undefined where they say nothing. */
export function formByArrangement(arrangement: string): FormName | undefined {
  return rules.find(([words]) => words.test(arrangement))?.[1];
}

/** A heap of vegetables, where neither name nor foods say more. */
export const heapByArrangement = (arrangement: string): FormName | undefined =>
  heaped.test(arrangement) ? 'side' : undefined;
