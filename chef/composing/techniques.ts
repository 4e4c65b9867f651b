import { keyOf } from '#recipes/selections/names.ts';
import type { Archetype, Technique } from './archetype.ts';
import type { Step } from './step.ts';
import { techniquesFor } from './tastes.ts';

/** What a step says when a way of cooking is used in it: the cook's own word for it. */
const signs: Record<Technique, RegExp> = {
  grilling: /\b(?:grill|griddle|barbecue|char)/i,
  baking: /\bbak(?:e|ing)\b|\bin the oven\b|\boven to\b/i,
  roasting: /\broast/i,
  braising: /\bbrais/i,
  'stir-frying': /\bstir-fr|\bwok\b/i,
  steaming: /\bsteam(?:s|ing)?\b(?! (?:dry|escape|rises))/i,
  searing: /(?<!-)\b(?:sear|fry|brown)\b|\bfrying pan\b/i,
  'slow-cooking': /\b(?:slowly|low heat|gently for (?:[3-9]\d|\d{3}))\b/i,
  'air-frying': /\bair[ -]?fr/i,
  poaching: /\bpoach/i,
  simmering: /\bsimmer|\bbubble\b/i,
  pickling: /\bpickl|\bsharpen\b|\bmarinat|\bbrine\b/i,
  blending: /\bblend|\bpurée/i,
  'no-cook': /^/,
};

const isByItself = (name: string): readonly Technique[] => techniquesFor(name).slice(0, 1);

/** Whether the steps of a dish name the way of cooking that was asked for; a way that we do not know is never done. */
export function isDoneIn(
  { archetype, steps }: { archetype: Archetype; steps: readonly Step[] },
  name: string,
): boolean {
  return isByItself(name).some((one) => {
    if (one === 'no-cook') return archetype.techniques.includes(one);
    // A pot and a tray are not ways of cooking: one of several will do.
    if (/one pot|sheet pan|one pan/.test(keyOf(name))) return archetype.techniques.length > 0;
    return steps.some(({ text }) => signs[one].test(text));
  });
}

type Rewrite = readonly (readonly [
  RegExp,
  string | ((found: string, degrees: string) => string),
])[];

/** One way of cooking said for another that does the same to the food: only in kinds that list it. */
type Variant = {
  from: (archetype: Archetype) => boolean;
  /** Steps that it is about. */
  where: RegExp;
  steps: Rewrite;
  /** What title and description call it. */
  words: Rewrite;
};

const lists =
  (...ways: readonly Technique[]) =>
  ({ techniques }: Archetype) =>
    ways.some((way) => techniques.includes(way));

/** Meat, fish and shellfish are done by these signs; onions are not laid on a grill. */
const aboutMeat = /^(?!Add|Stir).*(?:°C inside|opaque|flaking)|frying pan or grill pan/;
const panPattern =
  /\b(a|the same|the) (?:(?:large|wide|heavy|hot|dry|big|non-stick) )*(?:frying )?pan\b/g;

const variants: Partial<Record<Technique, Variant>> = {
  'air-frying': {
    from: lists('air-frying'),
    where: /\boven\b|\btrays?\b|^(?:Meanwhile, )?(?:roast|bake)\b|\b(?:roast|bake)\b/i,
    steps: [
      [
        /oven to (\d+) °C(?: fan \(\d+ °C without\))?/g,
        (_found, degrees) => `air fryer to ${Math.max(150, Number(degrees) - 20)} °C`,
      ],
      [/ and line (?:two|a|the) trays? with paper/g, ''],
      [/\bRoast\b|\bBake\b/g, 'Air-fry'],
      [/\broast\b|\bbake\b/g, 'air-fry'],
      [/\bthe oven\b/g, 'the air fryer'],
      [/ on the middle shelf/g, ''],
      [/\bon (?:a|the|one|two)(?: (?:large|hot|big|wide|baking))* trays?\b/g, 'in the basket'],
      [/\bOn (?:a|the|one|two)(?: (?:large|hot|big|wide|baking))* trays?\b/g, 'In the basket'],
      [/\b(?:a|the|one|two)(?: (?:large|hot|big|wide|baking))* trays?\b/g, 'the basket'],
    ],
    words: [
      [/\b(?:Tray-|Oven-)?(?:Roast(?:ed)?|Baked)\b/g, 'Air-Fried'],
      [/\b(?:roasted|baked)\b/g, 'air-fried'],
      [/\b([Tt]he) oven\b/g, '$1 air fryer'],
    ],
  },
  grilling: {
    from: lists('grilling', 'searing'),
    where: aboutMeat,
    steps: [
      [/heavy frying pan or grill pan/g, 'grill pan'],
      [panPattern, '$1 grill pan'],
      [/\bPan-fry\b|(?<!-)\b(?:Fry|Sear|Brown)\b/g, 'Grill'],
      [/\bpan-fry\b|(?<!-)\b(?:fry|sear|brown)\b/g, 'grill'],
      [/\b([Gg])rill in (half of the|the)\b/g, '$1rill, brushed with $2'],
    ],
    words: [
      [/\b(?:Pan-)?(?:Seared|Fried)\b/g, 'Grilled'],
      [/\bseared\b/g, 'grilled'],
      [/\bhot pan\b/g, 'hot grill'],
      [/\bfrom the pan\b/g, 'from the grill'],
    ],
  },
  searing: {
    from: lists('searing'),
    where: aboutMeat,
    steps: [
      [/\bPan-fry\b|(?<!-)\bFry\b/g, 'Sear'],
      [/\bpan-fry\b|(?<!-)\bfry\b/g, 'sear'],
    ],
    words: [],
  },
  braising: {
    from: lists('braising'),
    where: /\bsimmer\b/i,
    steps: [
      [/\bSimmer\b/g, 'Braise'],
      [/\bsimmer\b/g, 'braise'],
    ],
    words: [],
  },
  poaching: {
    from: lists('poaching'),
    where: /°C inside|opaque|flaking|until tender/,
    steps: [
      [/\bSimmer\b|\bCook gently\b/g, 'Poach'],
      [/\bsimmer gently\b|\bsimmer\b|\bcook gently\b/g, 'poach'],
    ],
    words: [],
  },
  steaming: {
    from: lists('steaming'),
    where: /\bboil\b|\bparcels\b|\bcover\b/i,
    steps: [
      [/\bBoil (the (?:(?! in ).)*?) for\b/g, 'Steam $1 over the water, covered, for'],
      [/ set on a tray and bake for\b/g, ' set on a tray and let them steam in the oven for'],
    ],
    words: [[/\bBoiled\b/g, 'Steamed']],
  },
};

function rewritten(text: string, rules: Rewrite): string {
  return rules.reduce(
    (said, [from, to]) =>
      typeof to === 'string'
        ? said.replace(from, to)
        : said.replace(from, (found: string, degrees: string) => to(found, degrees)),
    text,
  );
}

function variantsFor(archetype: Archetype, asked: readonly string[]): Variant[] {
  return asked.flatMap(isByItself).flatMap((one) => {
    const variant = variants[one];
    return variant?.from(archetype) ? [variant] : [];
  });
}

/** The method cooked the way that was asked for, where its kind can be cooked so: grilled instead of fried, air-fried instead of roast. */
export function cookedAsAsked(
  steps: readonly Step[],
  archetype: Archetype,
  asked: readonly string[],
): Step[] {
  return variantsFor(archetype, asked).reduce<Step[]>(
    (method, { where, steps: rules }) =>
      method.map((step) =>
        where.test(step.text) ? { ...step, text: rewritten(step.text, rules) } : step,
      ),
    [...steps],
  );
}

/** A title or a description in the words of the way that was asked for. */
export function namedAsAsked(text: string, archetype: Archetype, asked: readonly string[]): string {
  return variantsFor(archetype, asked).reduce((said, { words }) => rewritten(said, words), text);
}
