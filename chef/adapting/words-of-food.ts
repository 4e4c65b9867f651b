import type { CookbookDish } from '#chef/cookbook/dish.ts';
import { plural } from '#recipes/measures/scale/plural.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import type { Tag } from '#recipes/pantry/tags.ts';
import { singular } from '#recipes/pantry/words.ts';

/** Words of a name that say how it is rather than what it is. */
const describing = new Set(
  `fresh plain boneless skinless unsalted salted whole dried ground raw peeled large small medium ripe finely smoked double single
   soured clotted pickled candied preserved condensed evaporated light dark white red green yellow black brown toasted roasted flaked natural thick thin mature extra virgin dry sweet hot mild
   cooked firm soft hard streaky unsmoked free range self raising strong caster icing demerara golden flat leaf leaves full fat
   button chestnut clear runny sour spring stick sticks clove cloves bulb fillet fillets piece pieces in on skin bone tinned kernels
   chopped minced of old baby bunch powder flakes seeds seed sauce paste oil stock juice extract and kashmiri thai chinese korean
   japanese italian greek english french american kitchen sea rock table deep style ready made fine coarse mixed frozen cold warm`.split(
    /\s+/,
  ),
);

/** How steps and descriptions speak of foods by their kind. */
const wordsByTag: readonly (readonly [Tag, string])[] = [
  ['poultry', 'chicken bird'],
  ['pork', 'pork'],
  ['beef', 'beef'],
  ['lamb', 'lamb'],
  ['meat', 'meat'],
  ['fish', 'fish'],
  ['crustaceans', 'prawn shrimp'],
];

/** Wider words that steps use for the one food of the kind: "the cheese" of Gruyère. */
const spokenKinds = new Set(
  'yolk cheese butter cream milk bread noodle pasta wine beer mince'.split(' '),
);
const otherWords: Readonly<Record<string, string>> = {
  'creme-fraiche': 'cream',
  'sour-cream': 'cream',
  mascarpone: 'cream cheese',
  ghee: 'butter',
  egg: 'yolk',
  'niter-kibbeh': 'butter',
};

const bothNumbers = (word: string): string[] => {
  const one = singular(word);
  return [...new Set([word, one, plural(one)])];
};

/** The names and words by which an ingredient may be called, longest first. */
export function wordsFor(dish: CookbookDish, at: number): string[] {
  const one = dish.ingredients[at];
  if (!one) return [];
  const name = one.name.toLowerCase().replace(/ø/g, 'ø');
  const words = name.split(/[\s-]+/);
  const tails = words.map((_, from) => words.slice(from).join(' '));
  // "Fish sauce" is not called fish.
  const isMade = /\b(?:sauce|stock|paste|oil|vinegar|juice|powder)s?$/.test(name);
  const heads = (isMade ? [] : words).filter((word) => !describing.has(word) && word.length > 2);
  const { tags, kinds, id } = ingredient(one.pantryId);
  const byTag = wordsByTag
    .filter(([tag]) => tags.has(tag) && one.role !== 'liquid' && one.role !== 'seasoning')
    .flatMap(([, list]) => list.split(' '));
  const byKind = [...kinds, ...(otherWords[id]?.split(' ') ?? [])].filter((kind) =>
    spokenKinds.has(kind),
  );
  const known = tails.filter((tail) => tail.includes(' ') || !describing.has(tail));
  const all = [...known, ...heads, ...byTag, ...byKind].flatMap((phrase) => {
    const parts = phrase.split(' ');
    const last = parts.pop() ?? '';
    return bothNumbers(last).map((word) => [...parts, word].join(' '));
  });
  return [...new Set(all)].sort((first, second) => second.length - first.length);
}

/** For each word that may name an ingredient of the dish, the ingredients that it may name. */
export function ownersOfWords(dish: CookbookDish): Map<string, Set<number>> {
  const owners = new Map<string, Set<number>>();
  for (const [at, { name }] of dish.ingredients.entries()) {
    for (const word of wordsFor(dish, at)) {
      const known = owners.get(word) ?? new Set<number>();
      known.add(at);
      owners.set(word, known);
    }
    // The very name means nothing else: "butter" beside "peanut butter".
    for (const word of bothNumbers(name.toLowerCase())) owners.set(word, new Set([at]));
  }
  return owners;
}
