import { type Chance, createChance } from '../chance.ts';
import { hex } from '../colour.ts';
import { type Glaze, type GlazeName, glazeOf } from '../vessels/glaze.ts';
import type { FormName, Setting } from './dish-picture.ts';
import { cuisineWords } from './names/cuisine-words.ts';
import { nameWords } from './names/find-names.ts';
import { type Table, tables } from './tables.ts';

const words: readonly (readonly [string, string[]])[] = cuisineWords
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [table = '', names = ''] = row.split(': ');
    return names.split(', ').map((name) => [table, nameWords(name)] as const);
  });

/** Returns the table of the cuisine that a text names; undefined if it names none. */
function tableIn(text: string): string | undefined {
  const said = nameWords(text);
  const holds = (name: readonly string[]) =>
    said.some((_, at) => name.every((word, offset) => said[at + offset] === word));
  return words.find(([, name]) => name.length > 0 && holds(name))?.[0];
}

const chopsticks: ReadonlySet<FormName> = new Set<FormName>([
  'noodle-soup',
  'noodles',
  'stir-fry',
  'rice-dish',
  'grain-bowl',
  'dumplings',
  'rolls',
  'salad',
]);
const spoon: ReadonlySet<FormName> = new Set<FormName>([
  'smooth-soup',
  'brothy-soup',
  'curry',
  'stew',
  'porridge',
  'ramekin',
  'layered-glass',
  'crumble',
  'fruit',
  'scoops',
  'rice-dish',
]);
const byHand: ReadonlySet<FormName> = new Set<FormName>([
  'tacos',
  'wrap',
  'burger',
  'sandwich',
  'toast',
  'dip',
  'bites',
  'bars',
  'cookies',
  'muffins',
  'buns',
  'drink',
  'mug',
  'pizza',
  'rolls',
  'snack-bowl',
  'loaf',
  'flatbreads',
  'skewers',
]);
const knifeToo: ReadonlySet<FormName> = new Set<FormName>([
  'main-plate',
  'omelette',
  'patties',
  'pancakes',
  'scramble',
  'stuffed',
]);
const eastAsian = new Set(['japanese', 'chinese', 'thai']);

function cutleryFor(form: FormName, table: string): Setting['cutlery'] {
  if (byHand.has(form)) return 'none';
  if (eastAsian.has(table) && chopsticks.has(form)) return 'chopsticks';
  if (spoon.has(form)) return 'spoon';
  return knifeToo.has(form) ? 'fork-and-knife' : 'fork';
}

/** The tables for dishes without a cuisine. */
const homeTables = ['home-light', 'home-dark', 'home-blue', 'home-green'] as const;
const sweetTables = ['sweet-light', 'sweet-rose', 'home-blue', 'home-light'] as const;

export type SettingQuestion = {
  /** The cuisine that was chosen, if any. */
  cuisine?: string | undefined;
  title: string;
  form: FormName;
  isSweet: boolean;
  /** The main colour of the dish, in sRGB hex; the vessel is chosen to contrast with it. */
  foodColour: string | undefined;
  seed: string;
  /** The vessel as described in the photo prompt: "a deep clay bowl". */
  vessel: string;
};

/** Vessel words and the glazes that match them. */
const toldGlazes: readonly (readonly [RegExp, readonly GlazeName[]])[] = [
  [/clay|earthenware|terracotta|cazuela|tagine/i, ['cazuela', 'terracotta']],
  [/enamel/i, ['enamel']],
  [/blue[- ](?:and|rim)|floral|majolica|painted|willow/i, ['cobalt']],
  [/turquoise|blue/i, ['sky', 'lagoon']],
  [/black|dark|slate|charcoal|lacquer|iron/i, ['charcoal', 'midnight']],
  [/stoneware|rustic|grey|pottery/i, ['oat', 'chalk', 'sage']],
  [/white|porcelain|china|pale|plain|glass|warm/i, ['porcelain', 'chalk']],
];

/** Returns the perceived distance between two colours, 0 to 1. */
function contrast(one: string, other: string): number {
  const [a, b] = [hex(one), hex(other)].map((colour) => colour.map((part) => part ** (1 / 2.2)));
  const apart = (a ?? []).map((part, at) => (part - (b?.[at] ?? 0)) ** 2);
  return Math.sqrt(apart.reduce((sum, part) => sum + part, 0) / 3);
}

/** Picks one of the table's glazes at random; a glaze with more contrast to the food is likelier. */
function glazeFor(
  chance: Chance,
  glazes: Table['glazes'],
  foodColour: string | undefined,
): GlazeName {
  const weighed = glazes.map((name) => {
    const { colour, inside = colour }: Glaze = glazeOf(name);
    return [name, foodColour ? (0.06 + contrast(inside, foodColour)) ** 3 : 1] as const;
  });
  return chance.weighted(weighed) ?? 'porcelain';
}

/** Returns surface, cloth and glaze for the cuisine, or for a home kitchen without one; the seed chooses among several. */
export function readSetting(question: SettingQuestion): Setting {
  const { cuisine, title, form, isSweet, foodColour, seed, vessel } = question;
  const chance = createChance(`${seed} table`);
  const named = (cuisine && tableIn(cuisine)) || tableIn(title);
  const table = named ?? chance.pick(isSweet ? sweetTables : homeTables);
  const { surfaces, cloths, glazes } = tables[table] ?? tables['home-light'];
  const [surface, surfaceColour] = chance.pick(surfaces);
  const [cloth, stripe] = chance.pick(cloths);
  const told = toldGlazes.find(([words]) => words.test(vessel))?.[1];
  const glaze = told ? chance.pick(told) : glazeFor(chance, glazes, foodColour);
  return {
    surface,
    surfaceColour,
    cloth,
    stripe,
    glaze,
    cutlery: cutleryFor(form, table),
  };
}
