import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Random } from '#recipes/random.ts';
import type { Chosen } from './chosen.ts';
import { titleName } from './words.ts';

/** Roles of foods that a title may name at its end, the most descriptive first. */
const tellingRoles: readonly (readonly string[])[] = [
  [
    'cheese cheese-protein soft-cheese crumbly-cheese hard-cheese salty-bite ready-fish cured-meat',
    'leaf green-vegetable vegetable salad-vegetable root juicy creamy-fruit fruit berry stone orchard',
    'smoothie-fruit fruit-garnish dried-fruit citrus-fruit pulse',
  ].flatMap((roles) => roles.split(' ')),
  'herb woody-herb nut crunch seed-garnish nut-butter coconutty'.split(' '),
  'spice warm-spice sour-spice'.split(' '),
  'acid'.split(' '),
];
/** Ids that no title names: they are in everything, or only bind the dish. */
const untoldIds: ReadonlySet<string> = new Set(
  'onion red-onion shallot leek spring-onion garlic garlic-powder celery egg tamarind bay-leaf chilli-flakes chilli-powder nutmeg'.split(
    ' ',
  ),
);
/** Acids that a title may name, with their names; other acids are not named. */
const acidNames: Readonly<Record<string, string>> = {
  'lemon-juice': 'Lemon',
  'lime-juice': 'Lime',
};

const longestBare = 6;
const longest = 9;
const chance = 0.6;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .map((word) => word.replace(/(?:es|s)$/, ''));

/** Returns the name of a food in titles. */
const spokenName = (item: Ingredient): string => acidNames[item.id] ?? titleName(item);

/** Returns the foods of a dish that its title does not name yet, the most descriptive first. */
function untold(title: string, chosen: readonly Chosen[]): string[] {
  const said = wordsOf(title).filter((word) => word.length > 2);
  // "Lemony" already names lemon, and "herbed" any herb.
  const isNew = (name: string) =>
    !wordsOf(name).some((word) =>
      said.some((other) => other.startsWith(word) || word.startsWith(other)),
    );
  return tellingRoles.flatMap((roles, rank) =>
    chosen
      .map(({ ingredient }) => ingredient)
      .filter(
        ({ id, roles: own }) =>
          !untoldIds.has(id) &&
          (rank < 3 || acidNames[id] !== undefined) &&
          roles.some((role) => own.has(role)),
      )
      .map(spokenName)
      .filter(isNew),
  );
}

/**
 * Returns a title that distinguishes a dish from similar ones. A short title gets another food of the dish:
 * "Chilled Tomato Glasses with Sunflower Seeds and Cumin".
 */
export function tellApart(title: string, chosen: readonly Chosen[], random: Random): string {
  const tail = / with ([^,]+)$/.exec(title)?.[1];
  const isOpen =
    !/ with /.test(title) || (tail !== undefined && !/ and | in | on | over /.test(tail));
  const count = title.split(' ').length;
  if (!isOpen || count > longestBare || random.next() >= chance) return title;
  const names = untold(title, chosen);
  const name = names.length > 0 ? random.pick(names.slice(0, 4)) : undefined;
  if (name === undefined) return title;
  const longer = `${title}${tail === undefined ? ' with ' : ' and '}${name}`;
  return longer.split(' ').length > longest ? title : longer;
}
