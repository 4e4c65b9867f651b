import type { FormName } from './dish-picture.ts';

/**
 * Maps arrangement words to a form, for dishes whose name does not give one; the first match wins. If no rule matches, the form is read
 * from the foods. Ambiguous words map to the simpler picture: a heap, a sauce with pieces in it, a smooth cream.
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
/** Words for a heap, for dishes made of pieces of vegetables or fruit. */
const heaped = /\bheap\b|\bmound\b|\btangle\b|\bpile\b|\btumble/i;

/** Returns the form that matches the arrangement words of a dish; undefined if no rule matches. */
export function formByArrangement(arrangement: string): FormName | undefined {
  return rules.find(([words]) => words.test(arrangement))?.[1];
}

/** Returns "side" (a heap of vegetables) for heap words; the fallback if neither the name nor the foods give a form. */
export const heapByArrangement = (arrangement: string): FormName | undefined =>
  heaped.test(arrangement) ? 'side' : undefined;
