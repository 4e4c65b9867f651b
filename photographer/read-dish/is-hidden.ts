import { lookOf } from '../looks/look-of.ts';
import type { DescribedDish, FormName } from './dish-picture.ts';
import type { HandledFood } from './read-base.ts';
import { isTold, isToldWhole, showsSetEggs, showsWholeEggs } from './read-told.ts';
import { canBeSeen } from './visible.ts';

/** Foods that are boiled for broth and strained out; they are shown only if the look mentions them. */
const strained = /^(?:fish-bones|beef-bones|pigs-trotter|chicken-wing|bonito-flakes)$/;
const soups: ReadonlySet<FormName> = new Set<FormName>([
  'noodle-soup',
  'brothy-soup',
  'smooth-soup',
]);

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

/** True for cocoa, icing sugar and similar foods that are sifted over the dish at the end. */
const isDusted = ({ ingredient, onTop }: HandledFood): boolean =>
  onTop && lookOf(ingredient, 'raw').showing === 'dusting';

/** Returns true for a food that the picture does not show: it is dissolved, strained out, stirred in or under the others. */
export function isHidden(food: HandledFood, { form, look }: DescribedDish): boolean {
  const { ingredient, treatment } = food;
  if (isLost(food, form)) return true;
  if (treatment === 'blended' && !isToldWhole(ingredient.one, look)) return true;
  if (soups.has(form) && strained.test(ingredient.id) && !isTold(ingredient.one, look)) return true;
  if (ingredient.id === 'egg' && !showsWholeEggs(look) && !showsSetEggs(look)) return true;
  return !canBeSeen(ingredient, form) && !isDusted(food);
}
