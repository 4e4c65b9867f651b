import type { DescribedDish, FormName } from './dish-picture.ts';
import type { HandledFood } from './read-base.ts';
import type { ListedFood } from './read-foods.ts';
import type { LookWords } from './read-look-words.ts';
import { showsSetEggs } from './read-told.ts';
import { readTreatments } from './read-treatments.ts';

/** Draws eggs that set in threads or curds as torn pieces. */
const setEggs = (food: HandledFood, look: LookWords): HandledFood =>
  food.ingredient.id === 'egg' && showsSetEggs(look) ? { ...food, cut: 'torn' } : food;

const mashWords = /\bmash\b|\bmashed\b/i;
/** Marks roots and potatoes as mashed if the title or look describes a mash, regardless of the steps. */
const toldMash = (food: HandledFood, said: string): HandledFood =>
  mashWords.test(said) && (food.ingredient.roles.has('root') || food.ingredient.id === 'potato')
    ? { ...food, mashed: true }
    : food;

/** Keeps salad leaves raw, even if the steps cook other foods of the salad. */
const freshLeaves = (food: HandledFood, form: FormName): HandledFood =>
  form === 'salad' && food.ingredient.kinds.has('salad leaves')
    ? { ...food, treatment: 'raw' }
    : food;

/** Treats the egg in a noodle soup as boiled. */
const boiledEgg = (food: HandledFood, form: FormName): HandledFood =>
  food.ingredient.id === 'egg' && form === 'noodle-soup' ? { ...food, treatment: 'boiled' } : food;

const saucy: ReadonlySet<FormName> = new Set<FormName>([
  'curry',
  'stew',
  'grain-bowl',
  'main-plate',
]);
/** Treats the meat of a blended sauce as stewed: the meat is returned to the sauce, not blended. */
const unblended = (food: HandledFood, form: FormName): HandledFood =>
  food.treatment === 'blended' && saucy.has(form) && food.ingredient.kinds.has('meat')
    ? { ...food, treatment: 'stewed' }
    : food;

/** Corrects what the steps do to a food by what the form and the words of the dish show. */
function corrected(food: HandledFood, { title, form, look }: DescribedDish): HandledFood {
  const cooked = boiledEgg(setEggs(unblended(food, form), look), form);
  return toldMash(freshLeaves(cooked, form), `${title} ${look.arrangement}`);
}

/** Returns the foods of a dish with what the steps do to each, in the order of the list. */
export function readHandledFoods(
  listed: readonly ListedFood[],
  steps: readonly string[],
  dish: DescribedDish,
): HandledFood[] {
  const handlings = readTreatments(listed, steps);
  return listed.flatMap((food, index) => {
    const handling = handlings[index];
    return handling ? [corrected({ ...food, ...handling }, dish)] : [];
  });
}
