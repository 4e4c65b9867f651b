import { type Ingredient, Parser, type Quantity } from '@cooklang/cooklang';
import { readIngredientLine } from '#recipes/measures/read-line.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';
import type { RecipeView } from '#web/data/recipes/recipe-view.ts';
import { printWritten } from '#web/features/recipes/transfer/cooklang/quantity.ts';

/** Returns a draft as a recipe view, without pictures and favourites. */
export function viewOf(draft: Draft): RecipeView {
  return {
    id: '6f3b7a3e-0000-4000-8000-000000000000',
    userId: '6f3b7a3e-0000-4000-8000-000000000001',
    name: draft.title,
    description: draft.description,
    ingredients: draft.ingredients,
    instructions: draft.instructions,
    prepTimeMinutes: draft.prepTimeMinutes,
    cookTimeMinutes: draft.cookTimeMinutes,
    servings: draft.servings,
    difficulty: draft.difficulty,
    categories: ['Dinner', 'Comfort Food'],
    image: '/storage/a.webp',
    thumbnail: '/storage/a.webp',
    plate: null,
    isFavorite: false,
    createdAt: '2026-11-21T10:00:00Z',
    averageRating: 0,
    ratingCount: 0,
    isShared: false,
    details: {
      tips: draft.tips,
      notes: [],
      checks: [],
      nutrition: null,
      provenance: null,
      changed: null,
      picture: null,
    },
  };
}

type OfficialNumber =
  | { type: 'regular'; value: number }
  | { type: 'fraction'; value: { whole: number; num: number; den: number; err: number } };

function numberOf(given: unknown): number {
  const number = given as OfficialNumber;
  if (number.type === 'regular') return number.value;
  const { whole, num, den, err } = number.value;
  return whole + err + num / den;
}

/** Returns the larger end of a quantity, and its unit. */
function amountOf(quantity: Quantity | null): { value: number | undefined; unit: string } {
  const unit = quantity?.unit ?? '';
  if (!quantity || quantity.value.type === 'text') return { value: undefined, unit };
  const { value } = quantity;
  return { value: numberOf(value.type === 'range' ? value.value.end : value.value), unit };
}

const thirdsAndQuarters: Readonly<Record<string, string>> = {
  '1/4': '¼',
  '1/3': '⅓',
  '1/2': '½',
  '2/3': '⅔',
  '3/4': '¾',
};

/** Prints a number as the parser keeps it: "1.5" is a decimal, "1 1/2" a fraction. */
function printNumber(given: unknown): string {
  const number = given as OfficialNumber;
  if (number.type === 'regular') return String(number.value);
  const { whole, num, den } = number.value;
  return `${whole || ''}${thirdsAndQuarters[`${num}/${den}`]}`;
}

export type OfficialReading = {
  metadata: ReadonlyMap<string, unknown>;
  /** The steps as an app shows them: ingredient and cookware marks as names, times in figures. */
  steps: string[];
  ingredients: { name: string; value: number | undefined; unit: string; note: string | null }[];
  report: string;
};

const withRanges = (1 << 1) | (1 << 3) | (1 << 9) | (1 << 10);

/** Reads a file with the official parser. */
export function readOfficially(file: string): OfficialReading {
  const parser = new Parser();
  parser.load_units = false;
  parser.extensions = withRanges;
  const { recipe, report } = parser.parse(file);
  const timer = (index: number): string => {
    const quantity = recipe.timers[index]?.quantity;
    if (!quantity) return recipe.timers[index]?.name ?? '';
    const { value, unit } = quantity;
    if (value.type === 'text') return `${printWritten(value.value)} ${unit}`;
    const ends = value.type === 'range' ? [value.value.start, value.value.end] : [value.value];
    return `${ends.map(printNumber).join('–')} ${unit}`;
  };
  const steps = recipe.sections.flatMap(({ content }) =>
    content.flatMap((one) => {
      if (one.type !== 'step') return [`> ${one.value}`];
      const words = one.value.items.map((item) => {
        if (item.type === 'text') return item.value;
        if (item.type === 'ingredient') {
          const { name = '', alias = null } = recipe.ingredients[item.index] ?? {};
          return alias ?? name;
        }
        if (item.type === 'cookware') return recipe.cookware[item.index]?.name ?? '';
        return item.type === 'timer' ? timer(item.index) : '';
      });
      return [words.join('')];
    }),
  );
  return {
    metadata: new Map(Object.entries(recipe.raw_metadata.map)),
    steps,
    ingredients: recipe.ingredients.map(({ name, quantity, note }: Ingredient) => ({
      name,
      note,
      ...amountOf(quantity),
    })),
    report,
  };
}

/** Converts an amount to grams, millilitres or pieces, as the product reads it. */
export function inBase(value: number, unit: string): number {
  const read = readIngredientLine(`${value} ${unit} x`);
  return value * (read.unit?.factor ?? 1);
}
