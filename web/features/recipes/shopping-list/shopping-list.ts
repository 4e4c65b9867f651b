import { isHeading } from '../../../ui/is-heading.ts';
import { type Aisle, aisleOf, aisles } from './aisles.ts';
import { buyingWords } from './buying-words.ts';

/** One thing to buy. `index` is its position in the recipe, which stays the same when amounts change. */
type ShoppingItem = { index: number; line: string };
export type ShoppingGroup = { aisle: Aisle; items: ShoppingItem[] };

/** Returns the text that decides the aisle: the line without its amount and without its preparation. */
function foodOf(line: string): string {
  const [food = ''] = line.replace(/^[\d\s¼½¾⅓⅔⅛⅜⅝⅞.,/–-]+(?:[x×]\s*)?/, '').split(', ');
  return food;
}

/** Groups a recipe's ingredients by aisle; what is probably at home already comes near the end. */
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

/** Returns the items that are not ticked as a text to copy or send. */
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
