import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Camera } from '../camera.ts';
import type { Cut, Treatment } from '../looks/treatment.ts';
import type { TableName } from '../surfaces/tables.ts';
import type { GlazeName } from '../vessels/glaze.ts';
import type { LookWords } from './read-look-words.ts';

/** One food that can be seen in the picture. */
export type SeenFood = {
  ingredient: Ingredient;
  treatment: Treatment;
  cut: Cut | undefined;
  /** The colour that the look words of the photo prompt give it, in sRGB hex. */
  tint?: string;
  /** Its ingredient line in lower case, for details that the other fields do not hold. */
  line: string;
  /** Its share of the visible volume; the shares of a list sum to 1. */
  share: number;
};

/** The food that all other foods lie on or are wrapped in. */
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
  /** Two tones in sRGB hex that blend into each other. */
  colour: string;
  shade: string;
  body: 'broth' | 'smooth' | 'thick' | 'glaze';
};

/** The surroundings of the dish, and the glaze of its vessel. Colours are sRGB hex. */
export type Setting = {
  surface: TableName;
  /** The tone of a table that is available in several tones; undefined for the table's default. */
  surfaceColour: string | undefined;
  cloth: string;
  /** The colour of the two stripes on the cloth. */
  stripe: string;
  glaze: GlazeName;
  cutlery: 'fork' | 'spoon' | 'fork-and-knife' | 'chopsticks' | 'none';
};

/** Every form (kind of picture); each has a file in forms/. */
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

/** Everything that a form needs about a dish to lay it out. */
export type DishPicture = {
  form: FormName;
  /** The camera position. */
  view: Camera;
  /** The look as described in the photo prompt. */
  look: LookWords;
  /** What the photo prompt or the title says about the vessel: "in a skillet", "on a board". */
  vesselWords: string;
  setting: Setting;
  base: Base | undefined;
  sauce: Sauce | undefined;
  /** The body of the dish, the largest share first. */
  pieces: readonly SeenFood[];
  /** Foods sprinkled or laid on top at the end: herbs, nuts, cheese, a wedge of lemon. */
  garnish: readonly SeenFood[];
  /** Raw ingredients to lay beside the dish; empty if the ingredients are visible in the dish. */
  props: readonly SeenFood[];
  /** The colour of a swirl or a drizzle on top. */
  drizzle: string | undefined;
  /** The crumb and crust colours of a dough, a batter or a filling, in sRGB hex. */
  dough: { crumb: string; crust: string };
  /** Sweet dishes get a small spoon and no pepper. */
  isSweet: boolean;
  /** True if the dish contains eggs. */
  hasEggs: boolean;
  /** The colour of the spread on bread or a cake: a cream, a mash, a nut butter. */
  spread: string | undefined;
  title: string;
  seed: string;
};

/** What the title and the photo prompt of a recipe say of its dish as a whole. */
export type DescribedDish = Pick<DishPicture, 'title' | 'form' | 'look'>;
