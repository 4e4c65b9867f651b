import type { RemixBase } from '#contract/remix.ts';
import { countLine } from '#recipes/nutrition/count-nutrition.ts';
import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';
import { difficultyLevels } from '#recipes/recipe.ts';
import type { Amount, CookbookDish, DishIngredient, DishStep, Segment } from '../cookbook/dish.ts';
import { printAmount } from '../cookbook/printing/amounts.ts';
import { usualRole } from '../cookbook/roles.ts';
import { unitName } from '../cookbook/units.ts';

/** Prefix of the parts that hold the lines of the list before the steps: "line 3". */
const linePart = 'line ';
const cooking =
  /\b(?:fry|saut|simmer|bake|roast|boil|cook|brais|steam|grill|poach|brown|toast|sear|stew|heat|soften)/i;
const times = /\b(\d+)(?:\s*(?:-|–|to)\s*(\d+))?\s*(minutes?|mins?|hours?)\b/gi;

/** Returns the role of a food in a recipe that does not name roles. */
function roleOf(food: Ingredient): DishIngredient['role'] {
  const usual = usualRole(food);
  if (usual) return usual;
  const { tags, roles } = food;
  if (tags.has('eggs')) return 'binder';
  if (tags.has('milk')) return 'cream';
  if (tags.has('legume') || tags.has('soy')) return 'protein';
  if (tags.has('nuts')) return 'crunch';
  return roles.has('fruit') ? 'fruit' : 'base';
}

type Line = { item: DishIngredient; amount: Amount | undefined };

function readLine(line: string): Line | undefined {
  const { read, ingredient: food } = countLine(line);
  if (read.isHeader || !food) return undefined;
  const unit = read.unit ? unitName(read.unit.name) : undefined;
  const isKitchen = read.unit === undefined || unit !== undefined;
  return {
    item: {
      ...{ name: read.food.trim() || food.many, pantryId: food.id, role: roleOf(food) },
      ...{ isOptional: read.optional === true, notes: read.note ? [read.note] : [] },
      uses: [{ step: 0 }],
    },
    amount:
      read.amount === undefined || !isKitchen
        ? undefined
        : { value: read.amount, unit: unit ?? null, isFixed: false },
  };
}

/** Returns the words of a step as segments, with its times as timers. */
function segmentsOf(step: string): Segment[] {
  const passes = cooking.test(step) ? ('cook' as const) : ('wait' as const);
  const segments: Segment[] = [];
  let from = 0;
  for (const match of step.matchAll(times)) {
    const [text, low = '', high = low, unit = ''] = match;
    const factor = /^h/i.test(unit) ? 60 : 1;
    segments.push({ kind: 'text', text: step.slice(from, match.index) });
    const [lowMinutes, highMinutes] = [Number(low) * factor, Number(high) * factor];
    segments.push({ kind: 'timer', lowMinutes, highMinutes, passes, text });
    from = match.index + text.length;
  }
  return [...segments, { kind: 'text' as const, text: step.slice(from) }];
}

/**
 * Turns any user's recipe into a dish that can be adapted. Its lines become separate steps before its own steps, so that no line
 * is lost that the steps do not name.
 */
export function dishOfRecipe(base: RemixBase): CookbookDish {
  const lines = base.ingredients.map(readLine);
  const known = lines.flatMap((line, at) => (line ? [{ ...line, at }] : []));
  const listed: DishStep[] = known.map(({ item, amount, at }, index) => ({
    part: `${linePart}${at}`,
    segments: [
      { kind: 'ingredient', ingredient: index, text: item.name, ...(amount && { amount }) },
    ],
  }));
  const steps = [...listed, ...base.instructions.map((step) => ({ segments: segmentsOf(step) }))];
  return {
    ...{
      path: 'remix',
      title: base.title,
      also: [],
      wishes: [],
      called: base.title,
      spiceLevel: 'No Heat',
    },
    ...{ courses: [], styles: [], techniques: [], occasions: [], equipment: [] },
    ...{ servings: base.servings, goodFor: { from: 1, to: 100 } },
    ...{ prepMinutes: base.prepTimeMinutes, cookMinutes: base.cookTimeMinutes, waitMinutes: 0 },
    difficulty: difficultyLevels.find((level) => level === base.difficulty) ?? 'Medium',
    difficultyReason: '-',
    description: base.description,
    ingredients: known.map(({ item }) => item),
    ...{ steps, swaps: [], variations: [], tips: [...base.tips] },
    look: {
      ...{ vessel: 'a plate', arrangement: base.title, colours: ['as it comes'] },
      ...{ view: 'angle' as const, distance: 'medium' as const },
    },
  };
}

const lineOf = ({ part }: DishStep): number | undefined =>
  part?.startsWith(linePart) ? Number(part.slice(linePart.length)) : undefined;

function printSwapped(dish: CookbookDish, segment: Segment): string {
  if (segment.kind !== 'ingredient') return '';
  const item = dish.ingredients[segment.ingredient];
  const amount = segment.amount ? `${printAmount(segment.amount, 'list')} ` : '';
  return [`${amount}${segment.text}`, ...(item?.notes ?? [])].join(', ');
}

/** Prints the foods that were added beside the lines: the oil that a substitute is fried in. */
function printAdded(dish: CookbookDish): string[] {
  return dish.steps.flatMap((step) =>
    step.segments
      .filter((one, at) => one.kind === 'ingredient' && (lineOf(step) === undefined || at > 0))
      .map((one) => printSwapped(dish, one)),
  );
}

const printSegment = (segment: Segment): string => {
  if (segment.kind === 'ingredient' && segment.amount)
    return `${printAmount(segment.amount, 'step')} ${segment.text}`;
  return segment.kind === 'dish' ? '' : segment.text;
};

/** Prints an adapted dish of a user's recipe. Unchanged lines stay word for word. */
export function printRecipeDish(dish: CookbookDish, base: RemixBase): Draft {
  const listed = new Map(
    dish.steps.flatMap((step) => {
      const at = lineOf(step);
      return at === undefined ? [] : [[at, step] as const];
    }),
  );
  const ingredients = base.ingredients.flatMap((line, at) => {
    const before = readLine(line);
    if (!before) return [line];
    const [segment] = listed.get(at)?.segments ?? [];
    if (segment?.kind !== 'ingredient') return [];
    const now = dish.ingredients[segment.ingredient];
    const isSame =
      now?.pantryId === before.item.pantryId &&
      now.name === before.item.name &&
      segment.amount?.value === before.amount?.value;
    return [isSame ? line : printSwapped(dish, segment)];
  });
  return {
    ...{ title: dish.title, description: dish.description, servings: base.servings },
    ingredients: [...ingredients, ...printAdded(dish)],
    instructions: dish.steps
      .filter((step) => lineOf(step) === undefined)
      .map(({ segments }) => segments.map(printSegment).join('').trim()),
    ...{ prepTimeMinutes: base.prepTimeMinutes, cookTimeMinutes: dish.cookMinutes },
    ...{ difficulty: dish.difficulty, tips: dish.tips, photoPrompt: `${dish.title}, on a plate.` },
  };
}
