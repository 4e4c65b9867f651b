import { hex } from '../colour.ts';
import type { Cut } from '../looks/treatment.ts';
import { dimHex, mixHex } from '../mix-hex.ts';
import type { FormName, Sauce, SeenFood } from './dish-picture.ts';
import { readColour } from './read-colour.ts';
import { insideWords } from './read-inside.ts';
import type { LookWords } from './read-look-words.ts';

/** Forms that are mostly a liquid or a cream: the first colour of the photo prompt is the colour of the liquid. */
const liquid: ReadonlySet<FormName> = new Set<FormName>([
  'smooth-soup',
  'brothy-soup',
  'noodle-soup',
  'dip',
  'drink',
  'mug',
  'ramekin',
  'scoops',
  'curry',
  'stew',
]);
/** Forms that are mostly crust. */
const crusted: ReadonlySet<FormName> = new Set<FormName>([
  'bars',
  'bites',
  'buns',
  'cake',
  'cookies',
  'flatbreads',
  'loaf',
  'muffins',
  'pancakes',
  'patties',
  'pie',
]);
const paleWords = /^(?:white|ivory|cream|snow white|pale gold)$/i;
/** Colour words for sprinkled or small parts: never the colour of a whole sauce. */
const sprinkled =
  /fleck|speck|dot|seed|ring|edge|crumb|leaf(?! green)|leaves|herb|oil|dust|streak|grain|rice/i;
/** Colour words for browned or charred edges, not for the whole food. */
const edges = /black|char|mahogany|dark|brown/i;
/** Vegetable colours that no sauce has, except beetroot. */
const neverSauce = /violet|purple|blue-black|shell/i;
/** Crust colours. For a small filled tart, the prompt may list the filling first. */
const crustPattern = /gold|brown|crust|chestnut/i;
const herbs = /^(?:(?:bright|dark|deep|fresh) )?green$/i;

/** The colours that a photo prompt gives for the main part of a dish. Undefined colours are read from the foods instead. */
export type Told = {
  /** The colour of the liquid, in sRGB hex. */
  sauce: string | undefined;
  dough: { crumb: string; crust: string } | undefined;
};

/** Returns the colour words of the liquid, skipping those of the rice beside it and of toppings. */
function liquidColour(colours: readonly string[], hasBase: boolean): string | undefined {
  const own = colours.filter((words) => !sprinkled.test(words) && !neverSauce.test(words));
  const [first, second] = own;
  const isRice = hasBase && first !== undefined && paleWords.test(first) && second !== undefined;
  return isRice && !herbs.test(second) ? second : first;
}

/** Reads the main colours from the look. @param hasBase true if the dish contains rice, noodles or a mash, whose colour may be listed too */
export function readTold({ colours }: LookWords, form: FormName, hasBase: boolean): Told {
  const sauceWords = liquid.has(form) ? liquidColour(colours, hasBase) : undefined;
  // Colours of the inside are not crust colours, but "gold crumb" is one.
  const own = colours.filter(
    (words) =>
      !insideWords.test(words) &&
      (!sprinkled.test(words) || /(?:gold\w*|brown) crumb/i.test(words)),
  );
  const baked = own.find((words) => form === 'muffins' && crustPattern.test(words));
  const crustWords = crusted.has(form) ? (baked ?? own[0]) : undefined;
  const crust = crustWords === undefined ? undefined : readColour(crustWords);
  return {
    sauce: sauceWords === undefined ? undefined : readColour(sauceWords),
    dough:
      crust === undefined ? undefined : { crust, crumb: isWhite(crust) ? crust : paler(crust) },
  };
}

/** True for a white crust: its crumb gets the same colour. */
const isWhite = (code: string): boolean => Math.min(...hex(code)) > 0.6;

const paler = (code: string): string =>
  mixHex([
    [0.62, code],
    [0.38, '#f6e2b4'],
  ]);

/** Forms whose colour words describe only the crust: the crumb mostly keeps the colour of the dough. */
const sliced: ReadonlySet<FormName> = new Set<FormName>(['loaf', 'buns']);
const ownInside = 0.75;

/** Returns the dough colours with the colours of the photo prompt applied. */
export function doughAsTold(
  own: { crumb: string; crust: string },
  told: Told['dough'],
  form: FormName,
): { crumb: string; crust: string } {
  if (!told || !sliced.has(form)) return told ?? own;
  return {
    crust: mixHex([
      [0.5, own.crust],
      [0.5, told.crust],
    ]),
    crumb: mixHex([
      [ownInside, own.crumb],
      [1 - ownInside, told.crumb],
    ]),
  };
}

/** Forms of dry pieces: the first colour of the prompt applies to most of them. */
const dry: ReadonlySet<FormName> = new Set<FormName>(['side', 'stir-fry', 'traybake']);
/** Forms that are mostly grains. */
const grainy: ReadonlySet<FormName> = new Set<FormName>(['rice-dish', 'salad']);

/** The least share of a food that takes the colour of the dish. */
const leastTold = 0.5;

/** Returns the food, tinted with the prompt's first colour if it is the main part of the dish. @param as its role in the dish */
export function tintAsTold<Food extends SeenFood>(
  food: Food,
  as: 'base' | 'main',
  form: FormName,
  { colours }: LookWords,
): Food {
  const [first] = colours.filter(
    (words) => !sprinkled.test(words) && (as === 'base' || !edges.test(words)),
  );
  const forms = as === 'base' ? grainy : dry;
  const isLeaf = ['salad leaves', 'leaf', 'cabbage'].some((kind) =>
    food.ingredient.kinds.has(kind),
  );
  if (as === 'base' && isLeaf) return food;
  // In a dish of many foods, the colour cannot be assigned to one food.
  if (as === 'main' && food.share < leastTold) return food;
  const tint = first !== undefined && forms.has(form) ? readColour(first) : undefined;
  return tint === undefined ? food : { ...food, tint };
}

/** Weight of the prompt colour against the colour of the foods: the words name a colour only roughly. */
const toldShare = 0.75;

/** Returns the sauce with the prompt colour mixed in. */
export function sauceAsTold(sauce: Sauce | undefined, told: string | undefined): Sauce | undefined {
  if (!sauce || !told) return sauce;
  const colour = mixHex([
    [1 - toldShare, sauce.colour],
    [toldShare, told],
  ]);
  return { ...sauce, colour, shade: dimHex(colour, sauce.body === 'broth' ? 0.62 : 0.76) };
}

/** Look words that state a cut. */
const toldCuts: readonly (readonly [RegExp, Cut])[] = [
  [/shred|julienne|threads|fine strips/i, 'grated'],
  [/matchstick|batons?\b|\bstrips\b|ribbons/i, 'strips'],
  [/\bdice\b|diced/i, 'diced'],
  [/\bcoins\b|\bslices?\b|sliced|\bwheels\b|\bdiscs\b|\brounds\b/i, 'sliced'],
  [/chunks?\b|\bcubes\b/i, 'chunks'],
];
const balls = /\bmeatballs?\b|\bballs\b/i;
const isMince = ({ ingredient }: SeenFood) => ingredient.id.endsWith('-mince');
const plants = ['vegetable', 'fruit', 'root', 'cabbage'];

/** Applies the cut that the look states to the first plant food without its own cut. Mince becomes balls if the look mentions them. */
export function cutAsTold(foods: readonly SeenFood[], look: LookWords): SeenFood[] {
  const words = `${look.arrangement}; ${look.details.join('; ')}`;
  const cut = toldCuts.find(([pattern]) => pattern.test(words))?.[1];
  const main = foods.find(
    (food) => food.cut === undefined && plants.some((kind) => food.ingredient.kinds.has(kind)),
  );
  return foods.map((food) => {
    if (isMince(food) && balls.test(words)) return { ...food, cut: 'whole' };
    return cut && food === main ? { ...food, cut } : food;
  });
}

const wordsOf = ({ arrangement, details }: LookWords): string =>
  `${arrangement} ${details.join(' ')}`.toLowerCase();

/** Returns the last word of a food's name without its plural ending: "waxy potatoes" gives "potato". */
const stemOf = (name: string): string =>
  (name.toLowerCase().split(/[ -]/).at(-1) ?? '').replace(/e?s$/, '');

/** Returns whether the look of a dish mentions a food. */
export const isTold = (name: string, look: LookWords): boolean =>
  wordsOf(look).includes(stemOf(name));

/** Returns whether the look mentions whole pieces of a food, even if it is otherwise blended: "whole chickpeas in the middle". */
export const isToldWhole = (name: string, look: LookWords): boolean =>
  wordsOf(look).includes(`whole ${stemOf(name)}`);

const wholeEggs = /\beggs?\b|\byolks?\b/i;
/** Look words for eggs that are stirred in. */
const stirredEggs =
  /(?:curds?|ribbons?|threads|quilt|flakes) (?:\w+ )?(?:of )?(?:\w+ )?eggs?|eggs? (?:ribbons|threads)|\bribbons hanging\b|yellow curds/i;

/** Returns whether the eggs are visible as curds in a sauce or ribbons in a broth. */
export const showsSetEggs = ({ arrangement }: LookWords): boolean => stirredEggs.test(arrangement);

/** Returns whether whole eggs may be visible: if there is a look, it must mention eggs, and not as curds or threads. */
export const showsWholeEggs = ({ arrangement, details }: LookWords): boolean =>
  arrangement === '' ||
  (wholeEggs.test(`${arrangement} ${details.join(' ')}`) && !stirredEggs.test(arrangement));
