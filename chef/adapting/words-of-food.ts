import type { CookbookDish } from '#chef/cookbook/dish.ts';
import { plural } from '#recipes/measures/scale/plural.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import type { Tag } from '#recipes/pantry/tags.ts';
import { singular } from '#recipes/pantry/words.ts';

/** Words of a name that describe the food rather than name it. */
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

/** Words that steps and descriptions use for a kind of food. */
const wordsByTag: readonly (readonly [Tag, string])[] = [
  ['poultry', 'chicken bird'],
  ['pork', 'pork'],
  ['beef', 'beef'],
  ['lamb', 'lamb'],
  ['meat', 'meat'],
  ['fish', 'fish'],
  ['crustaceans', 'prawn shrimp'],
];

/** Generic words that steps use for the only food of a kind: "the cheese" for Gruyère. */
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

/** Returns the names and words that can refer to an ingredient, longest first. */
export function wordsFor(dish: CookbookDish, at: number): string[] {
  const one = dish.ingredients[at];
  if (!one) return [];
  const name = one.name.toLowerCase().replace(/ø/g, 'ø');
  const words = name.split(/[\s-]+/);
  const tails = words.map((_, from) => words.slice(from).join(' '));
  // "Fish sauce" is never called "fish".
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

/** Returns, for each word that can refer to an ingredient of the dish, the indexes of those ingredients. */
export function ownersOfWords(dish: CookbookDish): Map<string, Set<number>> {
  const owners = new Map<string, Set<number>>();
  for (const [at, { name }] of dish.ingredients.entries()) {
    for (const word of wordsFor(dish, at)) {
      const known = owners.get(word) ?? new Set<number>();
      known.add(at);
      owners.set(word, known);
    }
    // An exact name refers to that ingredient only: "butter" in a dish that also has "peanut butter".
    for (const word of bothNumbers(name.toLowerCase())) owners.set(word, new Set([at]));
  }
  return owners;
}
