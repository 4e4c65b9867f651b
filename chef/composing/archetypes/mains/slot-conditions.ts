import type { Ingredient } from '#recipes/pantry/pantry.ts';

/** Conditions on what may fill a slot, for the dishes of this room. */
type Condition = (item: Ingredient) => boolean;

/** All of the conditions at once. */
export const both =
  (...conditions: readonly Condition[]): Condition =>
  (item) =>
    conditions.every((condition) => condition(item));

/** Tinned beans have no edges to brown: they are for pots, not for woks and skewers. */
export const notPulse: Condition = ({ roles }) => !roles.has('pulse');

/** Fillets fall apart when they are tossed. */
export const notFish: Condition = ({ tags }) => !tags.has('fish');

/** What can be tossed over a high heat and keeps its shape. */
export const isTossed: Condition = both(notPulse, notFish);

/** Spices that are no dried herbs. */
export const isGroundSpice: Condition = ({ roles }) =>
  !roles.has('dried-herb') && !roles.has('pot-herb');

/** What a pan is begun with: alliums and roots with a scent; carrots and peppers only count as vegetables. */
export const isAromatic: Condition = ({ id }) =>
  !['carrot', 'courgette', 'red-pepper', 'green-pepper', 'tomato'].includes(id);

/** Cool and thick, to spoon on at the end. */
export const isCool: Condition = ({ id }) =>
  ![
    'double-cream',
    'cream-cheese',
    'coconut-cream',
    'ricotta',
    'almond-butter',
    'peanut-butter',
  ].includes(id);

/** Cooked by a method within so many minutes. */
export const within =
  (method: string, minutes: number): Condition =>
  (item) =>
    (item.minutes[method] ?? Number.POSITIVE_INFINITY) <= minutes;

/** Any but these, by id. */
export const noneOf =
  (...ids: readonly string[]): Condition =>
  ({ id }) =>
    !ids.includes(id);

/** Only these, by id. */
export const oneOf =
  (...ids: readonly string[]): Condition =>
  ({ id }) =>
    ids.includes(id);
