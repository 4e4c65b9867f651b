import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Camera } from '../camera.ts';
import type { TableName } from '../surfaces/tables.ts';
import type { GlazeName } from '../vessels/glaze.ts';
import type { LookWords } from './read-look-words.ts';

/** How a food looks because of what was done to it. */
export type Treatment = 'raw' | 'fried' | 'roast' | 'boiled' | 'stewed' | 'blended';

/** The shape that a line or a step gives a food; undefined where nothing is said. */
export type Cut =
  | 'whole'
  | 'halved'
  | 'sliced'
  | 'diced'
  | 'chunks'
  | 'strips'
  | 'grated'
  | 'chopped'
  | 'torn'
  | 'mashed';

/** One food that can be seen in the picture. */
export type SeenFood = {
  ingredient: Ingredient;
  treatment: Treatment;
  cut: Cut | undefined;
  /** The colour that the look tells of it, in sRGB hex. */
  tint?: string;
  /** Its line of the shopping list in lower case, for what else it says. */
  line: string;
  /** Its part of what is seen, by volume; the shares of a list sum to 1. */
  share: number;
};

/** What everything else lies on, or is wrapped in. */
export type BaseKind =
  | 'rice'
  | 'grain'
  | 'noodles'
  | 'pasta'
  | 'leaves'
  | 'mash'
  | 'bread'
  | 'wrap'
  | 'oats';
export type Base = { kind: BaseKind; food: SeenFood };

/** A liquid: from clear broth to a glaze that only coats. */
export type Sauce = {
  /** Two tones in sRGB hex that run into each other. */
  colour: string;
  shade: string;
  body: 'broth' | 'smooth' | 'thick' | 'glaze';
};

/** What lies around the dish, and its glaze. Colours are sRGB hex. */
export type Setting = {
  surface: TableName;
  /** The tone of a table that comes in several; its own where none is given. */
  surfaceColour: string | undefined;
  cloth: string;
  /** The two stripes of the house's cloth. */
  stripe: string;
  glaze: GlazeName;
  cutlery: 'fork' | 'spoon' | 'fork-and-knife' | 'chopsticks' | 'none';
};

/** Every kind of picture; each has a file in forms/. */
export const formNames = [
  'smooth-soup',
  'brothy-soup',
  'noodle-soup',
  'curry',
  'stew',
  'pasta',
  'noodles',
  'stir-fry',
  'rice-dish',
  'traybake',
  'skillet',
  'salad',
  'grain-bowl',
  'tacos',
  'wrap',
  'burger',
  'sandwich',
  'skewers',
  'pie',
  'tart',
  'gratin',
  'omelette',
  'frittata',
  'scramble',
  'pancakes',
  'porridge',
  'toast',
  'dip',
  'bites',
  'patties',
  'bars',
  'cookies',
  'cake',
  'loaf',
  'flatbreads',
  'muffins',
  'buns',
  'crumble',
  'ramekin',
  'layered-glass',
  'drink',
  'mug',
  'fruit',
  'scoops',
  'dumplings',
  'main-plate',
  'roast',
  'side',
  'stuffed',
  'pizza',
  'rolls',
  'snack-bowl',
] as const;
export type FormName = (typeof formNames)[number];

/** Everything that a form needs to know of a dish to lay it out. */
export type DishPicture = {
  form: FormName;
  /** From where it is photographed. */
  view: Camera;
  /** How the photo prompt says it looks. */
  look: LookWords;
  /** What the photo prompt or the title says of it: "in a skillet", "on a board". */
  vesselWords: string;
  setting: Setting;
  base: Base | undefined;
  sauce: Sauce | undefined;
  /** The body of the dish, the largest share first. */
  pieces: readonly SeenFood[];
  /** Strewn or laid on top at the end: herbs, nuts, cheese, a wedge of lemon. */
  garnish: readonly SeenFood[];
  /** What it is made of, raw, to be laid beside it; none where it is seen in the dish. */
  props: readonly SeenFood[];
  /** The colour of a swirl or a thread on top. */
  drizzle: string | undefined;
  /** What a dough, a batter or a filling looks like, in sRGB hex: its crumb and its crust. */
  dough: { crumb: string; crust: string };
  /** Sweet dishes get a small spoon and no pepper. */
  isSweet: boolean;
  /** Eggs are among its foods. */
  hasEggs: boolean;
  /** The colour of what is spread on bread or a cake: a cream, a mash, a butter of nuts. */
  spread: string | undefined;
  title: string;
  seed: string;
};
