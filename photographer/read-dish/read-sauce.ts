import { hex } from '../colour.ts';
import { dimHex, mixHex, toHex } from '../mix-hex.ts';
import type { FormName, Sauce } from './dish-picture.ts';
import type { HandledFood } from './read-base.ts';
import { tintOf } from './tint-of.ts';

const bodyOfForm: Partial<Record<FormName, Sauce['body']>> = {
  'smooth-soup': 'smooth',
  'brothy-soup': 'broth',
  'noodle-soup': 'broth',
  curry: 'thick',
  stew: 'thick',
  skillet: 'thick',
  porridge: 'smooth',
  dip: 'thick',
  ramekin: 'smooth',
  'layered-glass': 'smooth',
  drink: 'smooth',
  mug: 'smooth',
  scoops: 'thick',
  pasta: 'glaze',
  noodles: 'glaze',
  'stir-fry': 'glaze',
  'rice-dish': 'glaze',
  'main-plate': 'glaze',
  gratin: 'thick',
  pizza: 'thick',
  pie: 'thick',
  tart: 'thick',
  wrap: 'glaze',
  fruit: 'glaze',
  dumplings: 'glaze',
  cake: 'thick',
};

const broth = '#cf9a4a';
/** The share of a simmered food's colour that goes into the liquid around it. */
const givenOff = 0.3;

const isLiquid = ({ ingredient: { kinds, roles, id } }: HandledFood): boolean =>
  ['sauce', 'cream', 'milk', 'coconut milk', 'stock', 'broth', 'wine', 'yoghurt'].some((kind) =>
    kinds.has(kind),
  ) ||
  roles.has('saucy') ||
  roles.has('juice') ||
  /passata|tinned-tomatoes|puree/.test(id);

/** Kinds that give all their colour to the sauce, regardless of the treatment, unless they are on top. */
const melts = ['spice', 'nut butter', 'chocolate', 'tea', 'coffee', 'syrup', 'mustard'];
/** Drinks: fruit colours them even if it is not blended. */
const drunk: ReadonlySet<FormName> = new Set<FormName>(['drink', 'mug']);

/** Returns the share of a food that ends up in the sauce, 0 to 1. */
function dissolved(food: HandledFood, form: FormName): number {
  const { ingredient, treatment, onTop } = food;
  if (treatment === 'blended') return 1;
  if (onTop) return 0;
  if (isLiquid(food) || melts.some((kind) => ingredient.kinds.has(kind))) return 1;
  if (/lentil|dal$|split-peas/.test(ingredient.id) && treatment !== 'raw') return 0.7;
  if (ingredient.kinds.has('tomato') && treatment === 'stewed') return 0.8;
  if (treatment === 'raw') return drunk.has(form) ? 0.35 : 0;
  return treatment === 'stewed' ? givenOff : 0.06;
}

/** Brightens a sauce colour: a sauce reflects more light than its pigments. Limits the darkness and keeps every channel above zero. */
function livened(code: string): string {
  const colour = hex(code);
  const brightest = Math.max(...colour, 0.01);
  const lift = brightest < 0.16 ? 0.16 / brightest : 1;
  return toHex(colour.map((part) => Math.max(part, brightest * 0.045) * lift));
}

/** How much deeper a liquid looks than a thin film of its pigments: light passes through it twice. */
const depth: Record<Sauce['body'], number> = { broth: 0.4, thick: 0.35, glaze: 0.3, smooth: 0.2 };

/** Reduces the weaker channels of a colour, as a deeper layer does: blue most, so that amber stays amber. */
function deepened(code: string, by: number): string {
  const colour = hex(code);
  const brightest = Math.max(...colour, 0.01);
  return toHex(
    colour.map((part, at) => part * (part / brightest) ** (by * (at === 2 ? 1.4 : 0.4))),
  );
}

/** Factor for tea leaves and ground coffee: they colour as much as the drink that they brew. */
const brews = 12;
const brewedGrams = ({ ingredient: { kinds }, grams }: HandledFood): number =>
  grams < 60 && (kinds.has('tea') || kinds.has('coffee')) ? grams * brews : grams;

/** Matches green curry paste: the pantry has only one curry paste, and it is red. */
const greenPaste = /\bgreen (?:thai )?curry paste/;

const liquidEnoughG = 40;

/** Returns the liquid of a dish, its colours mixed from all foods in it; undefined if the dish has no liquid. */
export function readSauce(foods: readonly HandledFood[], form: FormName): Sauce | undefined {
  const body = bodyOfForm[form];
  if (!body) return undefined;
  const liquid = foods.filter(
    (food) => !food.onTop && (isLiquid(food) || food.treatment === 'blended'),
  );
  const grams = liquid.reduce((sum, food) => sum + food.grams, 0);
  if (body === 'glaze' && grams < liquidEnoughG) return undefined;
  const parts = foods.flatMap((food) => {
    const tint = greenPaste.test(food.line)
      ? { strength: 4, colour: '#7f9a3c' }
      : tintOf(food.ingredient);
    return tint
      ? [[brewedGrams(food) * tint.strength * dissolved(food, form), tint.colour] as const]
      : [];
  });
  const weight = parts.reduce((sum, [share]) => sum + share, 0);
  const clear: readonly [number, string] = [body === 'broth' ? 60 + weight * 0.15 : 2, broth];
  const colour = deepened(livened(mixHex([...parts, clear])), depth[body]);
  return { colour, shade: dimHex(colour, body === 'broth' ? 0.62 : 0.72), body };
}
