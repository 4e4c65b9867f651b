import { readPreferred } from '#recipes/selections/prefer.ts';
import type { Requirements } from '#recipes/selections/requirements.ts';

/** Alternatives that satisfy a wish for the first food of each row. */
const alsoRows = `
chicken-breast chicken-thigh chicken-mince cooked-chicken chicken-drumstick chicken-wing
beef-steak beef-mince beef-stewing rump-steak
salmon smoked-salmon hot-smoked-salmon tinned-salmon
tofu silken-tofu smoked-tofu
green-lentils cooked-lentils red-lentils
basmati jasmine-rice arborio brown-rice
pasta fresh-egg-pasta gluten-free-pasta
potato new-potato
tomato cherry-tomato tinned-tomatoes passata sun-dried-tomato tomato-puree
mushroom shiitake oyster-mushroom portobello
cheddar gruyere ricotta halloumi paneer blue-cheese brie cottage-cheese cream-cheese mascarpone
lemon lemon-juice
lime lime-juice
lemon-juice orange-juice orange-zest tangerine grapefruit
almonds pecans pistachios pine-nuts pumpkin-seeds sunflower-seeds sesame-seeds flaxseed ground-almonds
carrot celeriac swede
basil chives thyme rosemary sage
apple apple-sauce apple-juice
`;

const also = new Map(
  alsoRows
    .trim()
    .split('\n')
    .map((row) => row.split(' '))
    .map(([first = '', ...rest]) => [first, rest] as const),
);

/** Returns the ids with their alternatives, without duplicates. */
const widen = (ids: readonly string[]): string[] => [
  ...new Set([...ids, ...ids.flatMap((id) => also.get(id) ?? [])]),
];

/** Returns the preferred foods that are allowed, grouped by the chosen name: the dish should have one of each group. */
export function wishesOf(
  names: readonly string[],
  { prefer }: Requirements,
  allowed: ReadonlySet<string>,
): string[][] {
  const byName = names.map(readPreferred);
  const rest = prefer.filter((id) => !byName.some((ids) => ids.includes(id)));
  return [...byName, ...rest.map((id) => [id])]
    .map((ids) => widen(ids).filter((id) => allowed.has(id)))
    .filter((ids) => ids.length > 0);
}

/** Returns every id that satisfies a name, including alternatives. */
export const formsOf = (name: string): string[] => widen(readPreferred(name));
