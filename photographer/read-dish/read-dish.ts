import { lookOf } from '../looks/look-of.ts';
import type { DishPicture, Sauce, SeenFood } from './dish-picture.ts';
import { readDough } from './read-dough.ts';
import { readFoods } from './read-foods.ts';
import { readForm } from './read-form.ts';
import { readHandledFoods } from './read-handled-foods.ts';
import { readLookWords } from './read-look-words.ts';
import { readParts } from './read-parts.ts';
import { readProps } from './read-props.ts';
import { readSauce } from './read-sauce.ts';
import { readSetting } from './read-setting.ts';
import { drizzleOf, spreadOf } from './read-spread.ts';
import { isSweetDish } from './read-sweet.ts';
import { doughAsTold, readTold, sauceAsTold } from './read-told.ts';
import { readView } from './read-view.ts';

/** The recipe fields that the photographer reads. */
export type Pictured = {
  title: string;
  description?: string;
  ingredients: readonly string[];
  instructions: readonly string[];
  servings?: number;
  photoPrompt?: string;
  cuisine?: string;
  course?: string;
};

/** Returns the photo prompt without the title and the view: how the dish is served. */
const vesselWordsOf = ({ title, photoPrompt = '' }: Pictured): string =>
  photoPrompt
    .replace(title, '')
    .replace(
      /,? (?:seen|shot|photographed|viewed)? ?(?:straight )?from (?:straight )?above.*$/i,
      '',
    )
    .trim();

/** Returns the colour that fills most of the vessel: that of its sauce, or of its main food when the sauce only coats. */
function foodColourOf(sauce: Sauce | undefined, main: SeenFood | undefined): string | undefined {
  if (sauce && sauce.body !== 'glaze') return sauce.colour;
  return main && lookOf(main.ingredient, main.treatment, main.cut).colours[0];
}

/**
 * Reads from a recipe what its picture shows. Never throws: unknown foods are left out, and a dish without known foods becomes
 * a laid plate.
 * @param seed selects what the recipe does not specify: table, cloth, glaze
 */
export function readDish(recipe: Pictured, seed: string): DishPicture {
  const { title, ingredients, instructions: steps, cuisine } = recipe;
  const listed = readFoods(ingredients);
  const isSweet = isSweetDish(recipe, listed);
  const vesselWords = vesselWordsOf(recipe);
  const look = readLookWords(title, recipe.photoPrompt);
  const { arrangement, vessel } = look;
  const form = readForm({ title, vesselWords, arrangement, foods: listed, steps, isSweet });
  const dish = { title, form, look };
  const handled = readHandledFoods(listed, steps, dish);
  const { main, ...parts } = readParts(handled, dish);
  const told = readTold(look, form, parts.base !== undefined);
  const sauce = sauceAsTold(readSauce(handled, form), told.sauce);
  const foodColour = foodColourOf(sauce, main);
  return {
    ...dish,
    ...parts,
    view: readView(look, form, seed),
    vesselWords,
    setting: readSetting({ cuisine, title, form, isSweet, foodColour, seed, vessel }),
    sauce,
    props: readProps(listed, form, `${title} ${arrangement}`),
    drizzle: drizzleOf(handled),
    dough: doughAsTold(readDough(listed), told.dough, form),
    isSweet,
    hasEggs: listed.some(({ ingredient }) => ingredient.roles.has('egg')),
    spread: spreadOf(handled),
    seed,
  };
}
