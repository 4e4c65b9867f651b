import type { Food } from '../classify/foods-in.ts';
import { wordsOf } from '../pantry/words.ts';
import { type Line, linesAt } from './lines.ts';
import { type ListedItem, listedItems } from './listed-items.ts';
import { isBecoming } from './making.ts';
import { isAdded, isOffered } from './offers.ts';
import { shapesOfFood } from './product-words.ts';
import { findProducts, isMadeHere, type Products } from './products.ts';
import { saidAs } from './speech.ts';

/**
 * What a food's name in a recipe stands for.
 * - `enters`: the list or a step brings it in.
 * - `mentioned`: a step names it, brings it in nowhere, and nothing explains it.
 * - `offered`: a tip, a serving suggestion or an alternative would bring it in.
 * - `named`: a title or description promises it.
 * - `made`: the steps make it out of the list.
 * - `said`: nothing enters (a comparison, a warning, a quality, a verb).
 */
export type Standing = 'enters' | 'mentioned' | 'offered' | 'named' | 'made' | 'said';

/** A recipe read as a cook reads it: what enters, what the steps make, what is only said. */
export type Dish = {
  lines: readonly Line[];
  items: readonly ListedItem[];
  products: Products;
  /** Judged on what the recipe says so far; the short name of a listed food still counts as entering. */
  standingOf: (line: Line, food: Food) => Standing;
};

/**
 * Reads the lines of a recipe, or of the part that is there, into what enters, what is made and what is said.
 * @param groups the names under which the list stands, where they are known: "For the ragù"
 */
export function readDish(lines: readonly Line[], groups: readonly string[] = []): Dish {
  const items = listedItems(linesAt(lines, 'ingredients'));
  const products = findProducts(lines, items, groups);
  const known = new Map<Food, Standing>();
  function standingOf(line: Line, food: Food): Standing {
    const before = known.get(food);
    if (before) return before;
    const standing = read(line, food, products);
    known.set(food, standing);
    return standing;
  }
  return { lines, items, products, standingOf };
}

/** "Courgettes, cut into long noodles": the shape of the food before it. */
const isShapeOf = (line: Line, food: Food): boolean =>
  line.foods[0] !== food &&
  shapesOfFood.has(wordsOf(food.text).at(-1)?.word ?? '') &&
  isBecoming(line.text.slice(0, food.start));

/** "½ tsp salt, for the mash": what the line's food is for. */
const isWhatItIsFor = (line: Line, food: Food): boolean =>
  line.foods[0] !== food &&
  /\b(?:for|to go (?:in|into|with)|to finish) (?:the|your) (?:[\p{L}-]+ ){0,2}$/iu.test(
    line.text.slice(0, food.start),
  );

function read(line: Line, food: Food, products: Products): Standing {
  if (line.where === 'ingredients') {
    if (isWhatItIsFor(line, food)) return 'said';
    return isShapeOf(line, food) ? 'made' : 'enters';
  }
  if (saidAs(food, line)) return 'said';
  if (isMadeHere(food, line, products)) return 'made';
  return standingWithoutExcuse(line, food);
}

const standingWithoutExcuse = (line: Line, food: Food): Standing => {
  if (line.where === 'title' || line.where === 'description') return 'named';
  if (line.where === 'tips' || isOffered(line, food)) return 'offered';
  return isAdded(line.text, food) ? 'enters' : 'mentioned';
};
