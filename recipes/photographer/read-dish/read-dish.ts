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

/** What a photographer gets to read; any recipe has it. */
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

/** The photo prompt speaks of the title as well: what is left says how it is served. */
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

/** Dishes into which bread goes in pieces: a soup with tortillas, a salad with sourdough. */
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

/** Herbs, seeds and the like are garnish even where the steps say nothing of it. */
function isGarnish(
  { ingredient, onTop, grams, treatment, poured, cut }: HandledFood,
  form: FormName,
): boolean {
  if (poured || treatment === 'blended') return false;
  const { kinds, roles, id } = ingredient;
  const isFresh = treatment === 'raw' || onTop;
  // Wedges are squeezed over at the table, whatever the steps before them do.
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

/** What is boiled for its broth and taken out, unless the look tells of it. */
const strained = /^(?:fish-bones|beef-bones|pigs-trotter|chicken-wing|bonito-flakes)$/;
const soups: ReadonlySet<FormName> = new Set<FormName>([
  'noodle-soup',
  'brothy-soup',
  'smooth-soup',
]);

/** Eggs that set in threads and curds lie as scraps. */
const setEggs = (food: HandledFood, look: LookWords): HandledFood =>
  food.ingredient.id === 'egg' && showsSetEggs(look) ? { ...food, cut: 'torn' } : food;

const leastBeside = 0.3;
/** On a plate of a few things lies what its look tells of; the rest is in its sauce. */
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
/** What is there and not seen: grated tomato that was cooked is sauce, biscuits and crumbs are the crust under a filling. */
const isLost = (
  { ingredient: { id, kinds }, cut, treatment }: HandledFood,
  form: FormName,
): boolean =>
  (id === 'tomato' && cut === 'grated' && treatment !== 'raw') ||
  // Half an onion only gave its taste to a broth.
  (soups.has(form) &&
    kinds.has('onion') &&
    (cut === 'halved' || cut === 'whole') &&
    treatment !== 'raw') ||
  (crumbCrusts.has(form) &&
    (kinds.has('biscuit') ||
      kinds.has('bread') ||
      /digestive|biscuit|cracker|breadcrumb/.test(id)));

const mashWords = /\bmash\b|\bmashed\b/i;
/** Roots of a dish that is told to be mash are mashed, whatever its steps call it. */
const toldMash = (food: HandledFood, said: string): HandledFood =>
  mashWords.test(said) && (food.ingredient.roles.has('root') || food.ingredient.id === 'potato')
    ? { ...food, mashed: true }
    : food;

/** The leaves under a salad are raw, whatever its bread or its chicken goes through. */
const freshLeaves = (food: HandledFood, form: FormName): HandledFood =>
  form === 'salad' && food.ingredient.kinds.has('salad leaves')
    ? { ...food, treatment: 'raw' }
    : food;

/** In a bowl of noodles lies a boiled egg, cut in half. */
const boiledEgg = (food: HandledFood, form: FormName): HandledFood =>
  food.ingredient.id === 'egg' && form === 'noodle-soup' ? { ...food, treatment: 'boiled' } : food;

const saucy: ReadonlySet<FormName> = new Set<FormName>([
  'curry',
  'stew',
  'grain-bowl',
  'main-plate',
]);
/** Where a sauce is blended, its meat is not: it comes back into it. */
const unblended = (food: HandledFood, form: FormName): HandledFood =>
  food.treatment === 'blended' && saucy.has(form) && food.ingredient.kinds.has('meat')
    ? { ...food, treatment: 'stewed' }
    : food;

/** Cocoa, icing sugar and the like, sifted over at the end. */
const isDusted = ({ ingredient, onTop }: HandledFood): boolean =>
  onTop && lookOf(ingredient, 'raw').showing === 'dusting';

const colourOf = ({ ingredient, treatment, cut }: SeenFood): string =>
  lookOf(ingredient, treatment, cut).colours[0];

/**
 * Reads out of any recipe what its picture shows. Never throws: what is not known is left out, and a dish of which nothing is
 * known becomes a laid plate.
 * @param seed decides what the recipe leaves open: table, cloth, glaze
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
