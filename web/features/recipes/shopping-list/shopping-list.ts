import { isHeading } from '../../../ui/is-heading.ts';
import { type Aisle, aisleOf, aisles } from './aisles.ts';
import { buyingWords } from './buying-words.ts';

/** One thing to buy. `index` is its place in the recipe: it stays when amounts change. */
type ShoppingItem = { index: number; line: string };
export type ShoppingGroup = { aisle: Aisle; items: ShoppingItem[] };

/** What an aisle is found by: the line without its amount, and without how it is cut. */
function foodOf(line: string): string {
  const [food = ''] = line.replace(/^[\d\s¼½¾⅓⅔⅛⅜⅝⅞.,/–-]+(?:[x×]\s*)?/, '').split(', ');
  return food;
}

/** A recipe's ingredients by the aisles of a shop; what is probably there already comes last. */
export function shoppingList(ingredients: readonly string[]): ShoppingGroup[] {
  const items = ingredients
    .map((line, index) => ({ index, line }))
    .filter(({ line }) => !isHeading(line) && line.trim() !== '');
  return aisles
    .map((aisle) => ({
      aisle,
      items: items.filter(({ line }) => aisleOf(foodOf(line)) === aisle),
    }))
    .filter((group) => group.items.length > 0);
}

/** The list as a text to copy or send: what is not ticked yet. */
export function shoppingListText(
  recipe: { name: string; servings: number },
  groups: readonly ShoppingGroup[],
  ticked: ReadonlySet<number>,
): string {
  const left = groups
    .map(({ aisle, items }) => ({ aisle, items: items.filter(({ index }) => !ticked.has(index)) }))
    .filter(({ items }) => items.length > 0);
  const parts = left.map(({ aisle, items }) =>
    [aisle, ...items.map(({ line }) => `- ${printItem(line)}`)].join('\n'),
  );
  return [titleOf(recipe), ...parts].join('\n\n');
}

function printItem(line: string): string {
  const { amount, what, note } = buyingWords(line);
  const food = note === '' ? what : `${what}, ${note}`;
  return amount === '' ? food : `${amount.replaceAll('\u00a0', ' ')} ${food}`;
}

/** "Shopping list: Shakshuka, for 4 servings" */
function titleOf({ name, servings }: { name: string; servings: number }): string {
  return `Shopping list: ${name}, for ${servings} ${servings === 1 ? 'serving' : 'servings'}`;
}
