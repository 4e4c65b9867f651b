import type { LabelFinding } from '#recipes/checks/judge.ts';
import type { Tag } from '#recipes/pantry/tags.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';

const noAllium = 'made without onion and garlic';
/** Bought foods with many ingredients. Of others, such as a banana, the amount decides and no label. */
const madeFood =
  /\b(?:stock|sauce|sausages?|seasoning|powder|paste|curry|harissa|gravy|patt(?:y|ies))\b/i;

/** What the label of a food must say when the food may contain something that the cook bans. */
const claims: Partial<Record<Tag, string>> = {
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
  fodmap: noAllium,
  allium: noAllium,
  'onion-family': noAllium,
  'garlic-family': noAllium,
  'animal-rennet': 'vegetarian',
};

const optionalMark = ' (optional)';

/** Adds claims to a line of the list, before the mark of an optional food. */
function withClaims(line: string, said: readonly string[]): string {
  const isOptional = line.endsWith(optionalMark);
  const bare = isOptional ? line.slice(0, -optionalMark.length) : line;
  return `${bare}, ${said.join(', ')}${isOptional ? optionalMark : ''}`;
}

/**
 * Returns the draft with what to look for on a label: "8 pork sausages, gluten-free".
 * @param labels the foods that may contain something the cook bans
 */
export function nameLabels(draft: Draft, labels: readonly LabelFinding[]): Draft {
  const saidOf = (line: string): string[] => {
    const said = labels.flatMap(({ text, hidden }) =>
      text === line && hidden !== undefined ? (claims[hidden] ?? []) : [],
    );
    return [...new Set(said)].filter((claim) => claim !== noAllium || madeFood.test(line));
  };
  const ingredients = draft.ingredients.map((line) => {
    const said = saidOf(line);
    return said.length === 0 ? line : withClaims(line, said);
  });
  return { ...draft, ingredients };
}
