import { hex } from '../colour.ts';
import { dimHex, mixHex } from '../mix-hex.ts';
import type { Cut, FormName, Sauce, SeenFood } from './dish-picture.ts';
import { readColour } from './read-colour.ts';
import { insideWords } from './read-inside.ts';
import type { LookWords } from './read-look-words.ts';

/** Forms of which a liquid or a cream is most of what is seen: the first colour that is told is its own. */
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
/** Forms of which a crust is most of what is seen. */
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
/** What is only strewn on something: never the colour of a whole sauce. */
const sprinkled =
  /fleck|speck|dot|seed|ring|edge|crumb|leaf(?! green)|leaves|herb|oil|dust|streak|grain|rice/i;
/** What heat did to its edges, not the whole of it. */
const edges = /black|char|mahogany|dark|brown/i;
/** The colours of vegetables that no sauce has, beetroot's apart. */
const neverSauce = /violet|purple|blue-black|shell/i;
/** Of a small filled tart the filling may be told first. */
const crustPattern = /gold|brown|crust|chestnut/i;
const herbs = /^(?:(?:bright|dark|deep|fresh) )?green$/i;

/** The colours that a photo prompt gives to the main thing of a dish; what is undefined is read from its foods. */
export type Told = {
  /** Of its liquid, in sRGB hex. */
  sauce: string | undefined;
  dough: { crumb: string; crust: string } | undefined;
};

/** The colour of a liquid: not that of the rice beside it, nor of what is strewn on it. */
function liquidColour(colours: readonly string[], hasBase: boolean): string | undefined {
  const own = colours.filter((words) => !sprinkled.test(words) && !neverSauce.test(words));
  const [first, second] = own;
  const isRice = hasBase && first !== undefined && paleWords.test(first) && second !== undefined;
  return isRice && !herbs.test(second) ? second : first;
}

/** @param hasBase whether rice, noodles or a mash lie in it, whose colour may be told as well */
export function readTold({ colours }: LookWords, form: FormName, hasBase: boolean): Told {
  const sauceWords = liquid.has(form) ? liquidColour(colours, hasBase) : undefined;
  // What is told of an inside is no crust; "gold crumb" is one.
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

/** A white thing has no browner inside. */
const isWhite = (code: string): boolean => Math.min(...hex(code)) > 0.6;

const paler = (code: string): string =>
  mixHex([
    [0.62, code],
    [0.38, '#f6e2b4'],
  ]);

/** Forms of which the words tell the crust alone: inside they are as their dough is. */
const sliced: ReadonlySet<FormName> = new Set<FormName>(['loaf', 'buns']);
const ownInside = 0.75;

/** A dough in the colours that are told of it. */
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

/** Forms of dry pieces: the colour told first is that of most of them. */
const dry: ReadonlySet<FormName> = new Set<FormName>(['side', 'stir-fry', 'traybake']);
/** Forms of which grains are most of what is seen. */
const grainy: ReadonlySet<FormName> = new Set<FormName>(['rice-dish', 'salad']);

/** What is less of a dish has not its colour. */
const leastTold = 0.5;

/** The food with the colour that is told of it, where it is most of a dish of that form. @param as what it is in the dish */
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
  // Among many none is the one that is told of.
  if (as === 'main' && food.share < leastTold) return food;
  const tint = first !== undefined && forms.has(form) ? readColour(first) : undefined;
  return tint === undefined ? food : { ...food, tint };
}

/** How much of what is told shows against what the foods give: the words name a colour only roughly. */
const toldShare = 0.75;

/** The sauce of a dish in the colour that is told. */
export function sauceAsTold(sauce: Sauce | undefined, told: string | undefined): Sauce | undefined {
  if (!sauce || !told) return sauce;
  const colour = mixHex([
    [1 - toldShare, sauce.colour],
    [toldShare, told],
  ]);
  return { ...sauce, colour, shade: dimHex(colour, sauce.body === 'broth' ? 0.62 : 0.76) };
}

/** Words on how a dish is cut. */
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

/** The foods with the cut that is told given to the first plant among them whose own line says none; minces are told as balls. */
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

/** The last word of a food's name without its plural: "waxy potatoes" are told as "potato". */
const stemOf = (name: string): string =>
  (name.toLowerCase().split(/[ -]/).at(-1) ?? '').replace(/e?s$/, '');

/** Whether the look of a dish tells of a food. */
export const isTold = (name: string, look: LookWords): boolean =>
  wordsOf(look).includes(stemOf(name));

/** Whether some of a food that is blended lies whole on top: "whole chickpeas in the middle". */
export const isToldWhole = (name: string, look: LookWords): boolean =>
  wordsOf(look).includes(`whole ${stemOf(name)}`);

const wholeEggs = /\beggs?\b|\byolks?\b/i;
/** Eggs that are stirred in. */
const stirredEggs =
  /(?:curds?|ribbons?|threads|quilt|flakes) (?:\w+ )?(?:of )?(?:\w+ )?eggs?|eggs? (?:ribbons|threads)|\bribbons hanging\b|yellow curds/i;

/** Whether its eggs are seen as what they set to: curds in a sauce, ribbons in a broth. */
export const showsSetEggs = ({ arrangement }: LookWords): boolean => stirredEggs.test(arrangement);

/** Whether a whole egg of it may be seen: where the look is told, it tells of one; eggs in a batter or in threads are not seen. */
export const showsWholeEggs = ({ arrangement, details }: LookWords): boolean =>
  arrangement === '' ||
  (wholeEggs.test(`${arrangement} ${details.join(' ')}`) && !stirredEggs.test(arrangement));
