import type { LabelFinding } from '#recipes/checks/judge.ts';
import type { Tag } from '#recipes/pantry/tags.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';

const noAllium = 'made without onion and garlic';
/** Bought foods with many ingredients. Of others, such as a banana, the amount decides and no label. */
const madeFood =
  /\b(?:stock|sauce|sausages?|seasoning|powder|paste|curry|harissa|gravy|patt(?:y|ies)|berbere|spice|mix|blend|rub|chilli oil|chilli crisp|pesto|ketchup|mustard)\b/i;

/** What the list adds to a food that may contain something the cook bans: what its label must say, or what stands in for it. */
export const claims: Partial<Record<Tag, string>> = {
  gluten: 'gluten-free',
  wheat: 'gluten-free',
  milk: 'dairy-free',
  eggs: 'egg-free',
  nuts: 'nut-free',
  peanuts: 'peanut-free',
  soy: 'soya-free',
  celery: 'celery-free',
  mustard: 'mustard-free',
  sesame: 'sesame-free',
  sulphites: 'without sulphites',
  alcohol: 'alcohol-free',
  fish: 'fish-free',
  crustaceans: 'free of crustaceans',
  molluscs: 'free of molluscs',
  lupin: 'lupin-free',
  fodmap: noAllium,
  allium: noAllium,
  'onion-family': 'made without onion',
  'garlic-family': 'made without garlic',
  'animal-rennet': 'or a vegetarian cheese of its kind',
};

const optionalMark = ' (optional)';

/** Adds claims to a line of the list, before the mark of an optional food. */
function withClaims(line: string, said: readonly string[]): string {
  const isOptional = line.endsWith(optionalMark);
  const bare = isOptional ? line.slice(0, -optionalMark.length) : line;
  return `${bare}, ${said.join(', ')}${isOptional ? optionalMark : ''}`;
}

/**
 * Returns the draft with what to look for on a label: "8 pork sausages, gluten-free". A line that depends on a label for which there is no
 * claim stays as it is, since a claim about one thing would hide the note about the other.
 * @param labels the foods that may contain something the cook bans
 */
export function nameLabels(draft: Draft, labels: readonly LabelFinding[]): Draft {
  const claimsFor = (line: string): string[] => {
    const found = labels.filter(({ text }) => text === line);
    const said = found.flatMap(({ hidden }) => hidden?.map((tag) => claims[tag]) ?? [undefined]);
    const isMade = !said.includes(noAllium) || madeFood.test(line);
    const known = said.filter((one) => one !== undefined);
    return isMade && known.length === said.length ? [...new Set(known)] : [];
  };
  const ingredients = draft.ingredients.map((line) => {
    const said = claimsFor(line);
    return said.length === 0 ? line : withClaims(line, said);
  });
  return { ...draft, ingredients };
}
