import type { Nutrition } from '#recipes/recipe.ts';
import { absoluteUrl } from '../../../../../data/recipes/absolute-url.ts';
import type { RecipeView } from '../../../../../data/recipes/recipe-view.ts';
import { schemaNutrition } from '../../../../../data/recipes/schema-org/nutrition.ts';
import type { RecipeKinds } from '../../../../../data/recipes/schema-org/recipe.ts';
import { type TransferRecipe, transferOf } from '../../transfer-recipe.ts';
import { cooklangFormat } from '../format-name.ts';
import { markSteps } from './mark-steps.ts';

/** Characters that some YAML readers treat as a line end or drop. */
const hidden = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** Matches a text that needs no quotes: it has no YAML syntax, and is not a number or a YAML keyword. */
const plain =
  /^(?!(?:true|false|yes|no|on|off|null|y|n)$)(?:[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛.,/–-]* )?\p{L}[\p{L}\p{M}\d ()'’,.;!?%/½¼¾⅓⅔⅛×–-]*(?<! )$/iu;

function text(value: string): string {
  if (plain.test(value)) return value;
  return JSON.stringify(value).replace(
    hidden,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const entry = (key: string, value: string | null) => (value === null ? [] : [`${key}: ${value}`]);
const list = (key: string, values: readonly string[]) =>
  values.length === 0 ? [] : [`${key}:`, ...values.map((value) => `  - ${text(value)}`)];
const minutes = (value: number | null) => (value === null ? null : `${value} minutes`);

/** Nutrition per serving, for other programs. This app recalculates it from the ingredients. */
function nutritionLines(nutrition: Nutrition | null): string[] {
  const { '@type': _type, ...facts } = schemaNutrition(nutrition) ?? {};
  const lines = Object.entries(facts).map(([name, value]) => `  ${name}: ${value}`);
  return lines.length === 0 ? [] : ['nutrition:', ...lines];
}

function frontMatter(own: TransferRecipe, recipe: RecipeView, site: string, kinds?: RecipeKinds) {
  const address = (path: string | null) => (path === null ? null : text(absoluteUrl(path, site)));
  return [
    '---',
    `title: ${text(own.name)}`,
    ...entry('description', own.description === '' ? null : text(own.description)),
    ...entry('servings', own.servings === null ? null : String(own.servings)),
    ...entry('prep time', minutes(own.prepTimeMinutes)),
    ...entry('cook time', minutes(own.cookTimeMinutes)),
    ...entry('difficulty', own.difficulty === null ? null : text(own.difficulty)),
    ...entry('course', kinds?.courses.length ? text(kinds.courses.join(', ')) : null),
    ...entry('cuisine', kinds?.cuisines.length ? text(kinds.cuisines.join(', ')) : null),
    ...list('tags', own.categories),
    ...list('tips', own.tips),
    ...nutritionLines(recipe.details.nutrition),
    `source: ${text(`${site}/recipe/${recipe.id}`)}`,
    ...entry('image', address(own.imagePath)),
    ...entry('thumbnail', address(own.thumbnailPath)),
    ...entry('favorite', own.isFavorite ? 'true' : null),
    ...entry('rating', own.rating === null ? null : String(own.rating)),
    `format: ${cooklangFormat}`,
    // The list as the cook wrote it, including lines that no step names. If the steps are edited by hand, the steps win.
    ...list('ingredients', own.ingredients),
    '---',
  ];
}

/** Returns the steps with "\n" line breaks and without empty steps, which Cooklang does not have. */
const stepsOf = ({ instructions }: TransferRecipe): string[] =>
  instructions
    .map((step) => step.replace(/\r\n?/g, '\n').replace(/^\n+|\n+$/g, ''))
    .filter((step) => step !== '');

/**
 * Writes one recipe as a Cooklang file, which any Cooklang reader understands and ours reads back.
 * @param rating the cook's own stars
 * @param kinds which of its categories are courses and cuisines, if that is known
 */
export function writeCooklang(
  recipe: RecipeView,
  rating: number | null,
  siteUrl: string,
  kinds?: RecipeKinds,
): string {
  const own = transferOf(recipe, rating, siteUrl);
  const steps = markSteps(own.ingredients, stepsOf(own));
  return `${[...frontMatter(own, recipe, siteUrl, kinds), '', steps.join('\n\n')].join('\n')}\n`;
}
