import { sentencesOf } from '#chef/cookbook/coded-text.ts';
import type { CookbookDish, DishIngredient } from '#chef/cookbook/dish.ts';
import type { Decisions } from './decisions.ts';
import type { Rewording } from './reword.ts';

const mostDescriptionWords = 45;
const tellingRoles = [
  ...(['protein', 'base', 'vegetable', 'cream', 'fruit'] as const),
  ...(['flavour', 'spice', 'herb', 'aromatic'] as const),
];

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Returns one true sentence about an adapted dish: its name and main ingredients. */
export function plainDescription(title: string, ingredients: readonly DishIngredient[]): string {
  const names = tellingRoles.flatMap((role) =>
    ingredients.filter((one) => one.role === role).map(({ name }) => name),
  );
  const [first, ...rest] = [...new Set(names)].slice(0, 3);
  if (first === undefined) return `${title}.`;
  const last = rest.pop();
  const list = last === undefined ? first : `${[first, ...rest].join(', ')} and ${last}`;
  return `${title}, made with ${list}.`;
}

/** Returns the sentences of the description that are still true. An untrue first sentence is replaced with a plain one. */
function describe(
  dish: CookbookDish,
  rewording: Rewording,
  title: string,
  now: readonly DishIngredient[],
): string {
  const [first = '', ...rest] = sentencesOf(dish.description).map((one) => one.trim());
  const lead = rewording.sentence(first);
  const after = rewording.sentences(rest.join(' '));
  const text = [lead ?? plainDescription(title, now), ...after].join(' ');
  return wordsIn(text) <= mostDescriptionWords ? text : (lead ?? plainDescription(title, now));
}

/** Returns a tip without its untrue sentences. A tip that then refers back to nothing is dropped. */
function rewordTip(tip: string, rewording: Rewording): string | undefined {
  const kept = rewording.sentences(tip);
  return kept.length > 0 && !/^(?:It|They|This|Then|So)\b/.test(kept[0] ?? '')
    ? kept.join(' ')
    : undefined;
}

/** Returns what is still true of how the dish looks. */
function rewordLook(
  { cut, sauce, garnish, colours, ...look }: CookbookDish['look'],
  rewording: Rewording,
): CookbookDish['look'] {
  const words = (text: string | undefined) =>
    text === undefined ? undefined : rewording.words(text);
  const [newCut, newSauce, newGarnish] = [words(cut), words(sauce), words(garnish)];
  const newColours = colours.flatMap((one) => words(one) ?? []);
  return {
    ...look,
    arrangement: words(look.arrangement) ?? 'served as it comes from the pan',
    vessel: words(look.vessel) ?? 'a plate',
    colours: newColours.length > 0 ? newColours : colours.slice(0, 1),
    ...(newCut !== undefined && { cut: newCut }),
    ...(newSauce !== undefined && { sauce: newSauce }),
    ...(newGarnish !== undefined && { garnish: newGarnish }),
  };
}

/**
 * Rewords the texts around the steps of an adapted dish.
 * @param adapted its title and its ingredients after the change
 */
export function rewordTexts(
  dish: CookbookDish,
  decisions: Decisions,
  rewording: Rewording,
  adapted: Pick<CookbookDish, 'title' | 'ingredients'>,
): Pick<CookbookDish, 'description' | 'difficultyReason' | 'tips' | 'variations' | 'look'> {
  const tipsOfStandIns = [...decisions.values()].flatMap(({ way }) =>
    way.kind === 'swap' && way.tip ? [way.tip] : [],
  );
  return {
    description: describe(dish, rewording, adapted.title, adapted.ingredients),
    difficultyReason:
      rewording.sentences(dish.difficultyReason).join(' ') ||
      'The method is that of the dish it comes from.',
    tips: [...dish.tips.flatMap((tip) => rewordTip(tip, rewording) ?? []), ...tipsOfStandIns],
    variations: dish.variations.filter(
      (one) => !rewording.untrue.test(`${one.title} ${one.changes}`),
    ),
    look: rewordLook(dish.look, rewording),
  };
}
