import type { Food } from '../classify/foods-in.ts';
import { wordsOf } from '../pantry/words.ts';
import { isImitation, namesOfImitations } from './imitations.ts';
import { isMadeHere } from './is-made-here.ts';
import { type Line, linesAt } from './lines.ts';
import { type ListedItem, listedItems } from './listed-items.ts';
import { isBecoming } from './making.ts';
import { isAdded, isOffered } from './offers.ts';
import { shapesOfFood } from './product-words.ts';
import { findProducts, type Products } from './products.ts';
import { saidAs } from './speech.ts';

/**
 * The role of a food's name in a recipe.
 * - `enters`: the list or a step adds it.
 * - `mentioned`: a step names it, no step adds it, and nothing else explains it.
 * - `offered`: a tip, a serving suggestion or an alternative would add it.
 * - `named`: a title or description promises it.
 * - `made`: the steps make it from the listed foods.
 * - `said`: nothing enters (a comparison, a warning, a quality, a verb).
 */
export type Standing = 'enters' | 'mentioned' | 'offered' | 'named' | 'made' | 'said';

/** A recipe with the role of each food in it: what enters, what the steps make, and what the text only mentions. */
export type Dish = {
  lines: readonly Line[];
  items: readonly ListedItem[];
  products: Products;
  /** Judges a food by the recipe so far. The short name of a listed food still counts as entering. */
  standingOf: (line: Line, food: Food) => Standing;
};

/**
 * Reads the lines of a recipe, or of the part that has arrived, and classifies what enters, what is made and what is only said.
 * @param groups the headings of the ingredient groups, if known: "For the ragù"
 */
export function readDish(lines: readonly Line[], groups: readonly string[] = []): Dish {
  const items = listedItems(linesAt(lines, 'ingredients'));
  const products = findProducts(lines, items, groups);
  const tools = namesOfTools(lines);
  const imitations = namesOfImitations(lines);
  const known = new Map<Food, Standing>();
  function standingOf(line: Line, food: Food): Standing {
    const before = known.get(food);
    if (before) return before;
    const standing = isImitation(line, food, imitations)
      ? 'said'
      : read(line, food, products, tools);
    known.set(food, standing);
    return standing;
  }
  return { lines, items, products, standingOf };
}

/** Whether a food is the shape of the food before it: "courgettes, cut into long noodles". */
const isShapeOf = (line: Line, food: Food): boolean =>
  line.foods[0] !== food &&
  shapesOfFood.has(wordsOf(food.text).at(-1)?.word ?? '') &&
  isBecoming(line.text.slice(Math.max(0, food.start - 80), food.start));

/** Whether a food is the purpose of the line's own food: "½ tsp salt, for the mash". */
const isWhatItIsFor = (line: Line, food: Food): boolean =>
  line.foods[0] !== food &&
  /\b(?:for|to go (?:in|into|with)|to finish) (?:the|your) (?:[\p{L}-]+ ){0,2}$/iu.test(
    line.text.slice(0, food.start),
  );

/** Whether a food is only the source of the line's first food, and adds no tag except "starchy": "aquafaba (liquid from tinned chickpeas)". */
function isItsSource({ foods, text }: Line, food: Food): boolean {
  const [first] = foods;
  return (
    first !== undefined &&
    first !== food &&
    /\(\s*(?:the )?(?:liquid|water|brine)(?: drained)? (?:from|of) (?:(?:an?|the) )?(?:(?:tin|can|jar) of )?$/i.test(
      text.slice(0, food.start),
    ) &&
    [...food.contains].every((tag) => tag === 'starchy' || first.contains.has(tag))
  );
}

const singular = (text: string): string => wordsOf(text).at(-1)?.word ?? '';

/** Returns short names of tools that the steps name and the list does not: "beans" of "baking beans", "lamb" of "lamb mould". */
function namesOfTools(lines: readonly Line[]): ReadonlySet<string> {
  const list = linesAt(lines, 'ingredients').map(({ text }) => text.toLowerCase());
  const tools = linesAt(lines, 'instructions').flatMap(({ foods }) =>
    foods.filter(
      ({ entry, text }) =>
        entry.kind === 'mask' &&
        entry.contains.size === 0 &&
        !list.some((one) => one.includes(text.toLowerCase())),
    ),
  );
  return new Set(
    tools.flatMap(({ text }) => {
      const words = wordsOf(text).map(({ word }) => word);
      return /^(?:mould|mold|cutter)$/.test(words.at(-1) ?? '') ? words : words.slice(-1);
    }),
  );
}

/** Matches the text before baking beans, which hold down a pastry case: "bake under baking paper and beans". */
const holdsPastryDown =
  /\b(?:paper|parchment|foil|case)\b[^.;]{0,30}\b(?:and|with|of)\s+(?:the )?$/i;
const isBakingBeans = ({ text, where }: Line, food: Food): boolean =>
  where === 'instructions' &&
  /^(?:beans|rice|lentils)$/i.test(food.text) &&
  /\bpastry\b/i.test(text) &&
  holdsPastryDown.test(text.slice(0, food.start));

/** Whether a food's name is the short name of a tool that no step adds: "lift out the paper and beans" of baking beans. */
const isTool = (line: Line, food: Food, tools: ReadonlySet<string>): boolean =>
  line.where === 'instructions' &&
  tools.has(singular(food.text)) &&
  /^\p{L}+$/u.test(food.text) &&
  !isAdded(line.text, food);

function read(line: Line, food: Food, products: Products, tools: ReadonlySet<string>): Standing {
  if (line.where === 'ingredients') {
    if (isWhatItIsFor(line, food) || isItsSource(line, food)) return 'said';
    return isShapeOf(line, food) ? 'made' : 'enters';
  }
  if (saidAs(food, line) || isTool(line, food, tools) || isBakingBeans(line, food)) return 'said';
  if (isMadeHere(food, line, products)) return 'made';
  return standingWithoutExcuse(line, food);
}

const standingWithoutExcuse = (line: Line, food: Food): Standing => {
  if (line.where === 'title' || line.where === 'description') return 'named';
  if (line.where === 'tips' || isOffered(line, food)) return 'offered';
  return isAdded(line.text, food) ? 'enters' : 'mentioned';
};
