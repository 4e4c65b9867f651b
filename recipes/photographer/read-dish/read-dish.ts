import { lookOf } from '../looks/look-of.ts';
import type { DishPicture, FormName, SeenFood } from './dish-picture.ts';
import { doughBase, type HandledFood, isInDough, readBase } from './read-base.ts';
import { readDough } from './read-dough.ts';
import { readFoods } from './read-foods.ts';
import { readForm } from './read-form.ts';
import { type LookWords, readLookWords } from './read-look-words.ts';
import { readProps } from './read-props.ts';
import { readSauce } from './read-sauce.ts';
import { readSetting } from './read-setting.ts';
import { drizzleOf, spreadOf } from './read-spread.ts';
import { isSweetDish } from './read-sweet.ts';
import {
  cutAsTold,
  doughAsTold,
  isTold,
  isToldWhole,
  readTold,
  sauceAsTold,
  showsSetEggs,
  showsWholeEggs,
  tintAsTold,
} from './read-told.ts';
import { readTreatments } from './read-treatments.ts';
import { readView } from './read-view.ts';
import { bulkOf, canBeMashed, canBeSeen } from './visible.ts';

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

const maxPieces = 7;
const leastShare = 0.012;

/** Forms in which bread is torn into pieces: a soup with tortillas, a salad with sourdough. */
const withBrokenBread: ReadonlySet<FormName> = new Set<FormName>([
  'brothy-soup',
  'grain-bowl',
  'salad',
  'side',
  'skillet',
  'snack-bowl',
  'stew',
  'traybake',
]);
const cutFor = ({ ingredient, cut, mashed }: HandledFood, form: FormName): SeenFood['cut'] => {
  if (ingredient.kinds.has('citrus')) return mashed ? 'sliced' : cut;
  if (mashed && canBeMashed(ingredient)) return 'mashed';
  const isBread = ingredient.kinds.has('bread') || ingredient.roles.has('wrap');
  return isBread && withBrokenBread.has(form) ? 'torn' : cut;
};

function seen(foods: readonly HandledFood[], title: string, form: FormName): SeenFood[] {
  const volumes = foods.map((food) => ({
    food,
    volume: food.grams * bulkOf(food.ingredient, food.treatment === 'raw'),
  }));
  const total = volumes.reduce((sum, { volume }) => sum + volume, 0);
  return volumes
    .map(({ food, volume }) => ({
      ingredient: food.ingredient,
      treatment: food.treatment,
      cut: cutFor(food, form),
      line: `${food.line} ${title}`,
      share: total > 0 ? volume / total : 0,
    }))
    .sort((one, other) => other.share - one.share);
}

/** True for a garnish. Herbs, seeds and similar foods count even if the steps do not mention them as a garnish. */
function isGarnish(
  { ingredient, onTop, grams, treatment, poured, cut }: HandledFood,
  form: FormName,
): boolean {
  if (poured || treatment === 'blended') return false;
  const { kinds, roles, id } = ingredient;
  const isFresh = treatment === 'raw' || onTop;
  // Citrus wedges are squeezed over the dish at the table, regardless of the steps.
  if (roles.has('citrus-fruit') && (cut === 'strips' || cut === 'chunks') && form !== 'drink')
    return true;
  if (kinds.has('spice') || roles.has('cocoa') || roles.has('icing')) return onTop;
  if (kinds.has('herb')) return isFresh || form !== 'drink';
  if (
    roles.has('seed-garnish') ||
    roles.has('fruit-garnish') ||
    (roles.has('citrus-fruit') && isFresh)
  )
    return true;
  if (roles.has('hard-cheese') && onTop) return true;
  if (id === 'spring-onion' || id === 'red-chilli' || id === 'jalapeno') return isFresh;
  const isSmall = grams < 80;
  return (
    isFresh &&
    isSmall &&
    (onTop || kinds.has('seed')) &&
    (kinds.has('nut') ||
      kinds.has('seed') ||
      kinds.has('cheese') ||
      kinds.has('fruit') ||
      kinds.has('pickle') ||
      roles.has('crumb'))
  );
}

/** Foods that are boiled for broth and strained out; they are shown only if the look mentions them. */
const strained = /^(?:fish-bones|beef-bones|pigs-trotter|chicken-wing|bonito-flakes)$/;
const soups: ReadonlySet<FormName> = new Set<FormName>([
  'noodle-soup',
  'brothy-soup',
  'smooth-soup',
]);

/** Draws eggs that set in threads or curds as torn pieces. */
const setEggs = (food: HandledFood, look: LookWords): HandledFood =>
  food.ingredient.id === 'egg' && showsSetEggs(look) ? { ...food, cut: 'torn' } : food;

const leastBeside = 0.3;
/** True if a food is visible on a main plate: the main food, a large share, or one that the look mentions. The rest is in the sauce. */
const isOnPlate = (
  { ingredient, share }: SeenFood,
  index: number,
  form: FormName,
  look: LookWords,
): boolean =>
  form !== 'main-plate' ||
  look.arrangement === '' ||
  index === 0 ||
  share >= leastBeside ||
  isTold(ingredient.one, look);

const crumbCrusts: ReadonlySet<FormName> = new Set<FormName>(['tart', 'cake', 'ramekin']);
/** True for a food that is not visible: cooked grated tomato is sauce, biscuits and crumbs are the crust under a filling. */
const isLost = (
  { ingredient: { id, kinds }, cut, treatment }: HandledFood,
  form: FormName,
): boolean =>
  (id === 'tomato' && cut === 'grated' && treatment !== 'raw') ||
  // A whole or halved onion only flavours the broth.
  (soups.has(form) &&
    kinds.has('onion') &&
    (cut === 'halved' || cut === 'whole') &&
    treatment !== 'raw') ||
  (crumbCrusts.has(form) &&
    (kinds.has('biscuit') ||
      kinds.has('bread') ||
      /digestive|biscuit|cracker|breadcrumb/.test(id)));

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

/** True for cocoa, icing sugar and similar foods that are sifted over the dish at the end. */
const isDusted = ({ ingredient, onTop }: HandledFood): boolean =>
  onTop && lookOf(ingredient, 'raw').showing === 'dusting';

const colourOf = ({ ingredient, treatment, cut }: SeenFood): string =>
  lookOf(ingredient, treatment, cut).colours[0];

/**
 * Reads from a recipe what its picture shows. Never throws: unknown foods are left out, and a dish without known foods becomes
 * a laid plate.
 * @param seed selects what the recipe does not specify: table, cloth, glaze
 */
export function readDish(recipe: Pictured, seed: string): DishPicture {
  const { title, ingredients, instructions: steps } = recipe;
  const listed = readFoods(ingredients);
  const isSweet = isSweetDish(recipe, listed);
  const vesselWords = vesselWordsOf(recipe);
  const look = readLookWords(title, recipe.photoPrompt);
  const form = readForm({
    title,
    vesselWords,
    arrangement: look.arrangement,
    foods: listed,
    steps,
    isSweet,
  });
  const handlings = readTreatments(listed, steps);
  const handled = listed.flatMap((food, index) => {
    const handling = handlings[index];
    return handling
      ? [
          toldMash(
            freshLeaves(
              boiledEgg(setEggs(unblended({ ...food, ...handling }, form), look), form),
              form,
            ),
            `${title} ${look.arrangement}`,
          ),
        ]
      : [];
  });
  const base = readBase(handled, form) ?? doughBase(title, form);
  const isOwnDough = base !== undefined && !handled.includes(base.food);
  const visible = handled.filter(
    (food) =>
      food !== base?.food &&
      !(isOwnDough && isInDough(food.ingredient)) &&
      !isLost(food, form) &&
      (food.treatment !== 'blended' || isToldWhole(food.ingredient.one, look)) &&
      (!soups.has(form) ||
        !strained.test(food.ingredient.id) ||
        isTold(food.ingredient.one, look)) &&
      (food.ingredient.id !== 'egg' || showsWholeEggs(look) || showsSetEggs(look)) &&
      (canBeSeen(food.ingredient, form) || isDusted(food)),
  );
  const garnish = visible.filter((food) => isGarnish(food, form));
  const pieces = cutAsTold(
    seen(
      visible.filter((food) => !garnish.includes(food)),
      title,
      form,
    ),
    look,
  );
  const baseFood =
    base &&
    seen([base.food, ...visible.filter((food) => !garnish.includes(food))], title, form).find(
      ({ ingredient }) => ingredient === base.food.ingredient,
    );
  const told = readTold(look, form, base !== undefined);
  const sauce = sauceAsTold(readSauce(handled, form), told.sauce);
  const main = baseFood ?? pieces[0];
  const foodColour =
    (sauce?.body === 'glaze' ? undefined : sauce?.colour) ?? (main && colourOf(main));
  return {
    form,
    view: readView(look, form, seed),
    look,
    vesselWords,
    setting: readSetting({
      cuisine: recipe.cuisine,
      title,
      form,
      isSweet,
      foodColour,
      seed,
      vessel: look.vessel,
    }),
    base: base && baseFood && { kind: base.kind, food: tintAsTold(baseFood, 'base', form, look) },
    sauce,
    pieces: pieces
      .filter((food, index) => food.share >= leastShare && isOnPlate(food, index, form, look))
      .slice(0, maxPieces)
      .map((food, index) => (index === 0 ? tintAsTold(food, 'main', form, look) : food)),
    garnish: seen(garnish, title, form).slice(0, maxPieces),
    props: readProps(listed, form, `${title} ${look.arrangement}`),
    drizzle: drizzleOf(handled),
    dough: doughAsTold(readDough(listed), told.dough, form),
    isSweet,
    hasEggs: listed.some(({ ingredient }) => ingredient.roles.has('egg')),
    spread: spreadOf(handled),
    title,
    seed,
  };
}
