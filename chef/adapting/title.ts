import type { CookbookDish } from '#chef/cookbook/dish.ts';
import { judge } from '#recipes/checks/judge.ts';
import { foodsIn } from '#recipes/classify/foods-in.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import type { Ban } from '#recipes/selections/requirements.ts';
import { type Decided, type Decisions, nameOf, shortOf, type WordFinder } from './decisions.ts';

/** The word in a title for each choice that changed the dish. */
const titleWords: readonly (readonly [RegExp, string])[] = [
  [/^vegan$/i, 'Vegan'],
  [/^vegetarian$/i, 'Vegetarian'],
  [/gluten/i, 'Gluten-Free'],
  [/dairy|^milk$|lactose/i, 'Dairy-Free'],
  [/^eggs?\b|egg-free/i, 'Egg-Free'],
  [/^nut-free$|tree nuts/i, 'Nut-Free'],
  [/^peanuts?$/i, 'Peanut-Free'],
  [/fodmap/i, 'Low-FODMAP'],
  [/paleo/i, 'Paleo'],
];

const telling = new Set(['base', 'protein', 'binder', 'cream', 'crunch']);

/** Returns a text as a title: "Rice and Peas". */
export const capital = (text: string): string =>
  text
    .replace(/(^|[\s-])(\p{Ll})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase())
    .replace(/\b(With|And|Of|In)\b/g, (word) => word.toLowerCase());

/** Returns the title word of the first choice that changed the character of the dish; undefined when none did. */
export function prefixFor(
  dish: CookbookDish,
  decisions: Decisions,
  bans: readonly Ban[],
): string | undefined {
  const names = new Set(
    [...decisions].flatMap(([at, { because, way }]) => {
      const role = dish.ingredients[at]?.role ?? '';
      return telling.has(role) || (way.kind === 'swap' && way.to.method === 'plant') ? because : [];
    }),
  );
  const ordered = bans.map(({ name }) => name).filter((name) => names.has(name));
  const words = ordered.flatMap(
    (name) => titleWords.find(([pattern]) => pattern.test(name))?.[1] ?? [],
  );
  return words[0];
}

/** What cooks type for a dish and nobody calls it: "something quick with mince". */
const isNoName = /^(?:something|anything|what|how|ideas?|dinner|lunch|breakfast|food|a)\b/iu;

/** Returns the noun of a food in the singular: a prawn curry needs no "with Prawns". */
const headOf = (food: string): string =>
  (food.toLowerCase().split(' ').at(-1) ?? '').replace(/(?<=[^su])s$/, '');

const isProteinSwap = (dish: CookbookDish, at: number, { way }: Decided): boolean =>
  way.kind === 'swap' && (dish.ingredients[at]?.role === 'protein' || way.to.method === 'plant');

/**
 * Returns a true name for the adapted dish.
 * @returns undefined when every candidate names an ingredient that was removed
 */
export function titleFor(
  dish: CookbookDish,
  decisions: Decisions,
  bans: readonly Ban[],
  finder: WordFinder,
  untrue: RegExp,
): string | undefined {
  const prefix = prefixFor(dish, decisions, bans);
  const swaps = [...decisions].filter(([at, decided]) => isProteinSwap(dish, at, decided));
  const standIns = swaps.flatMap(([at, { way }]) =>
    way.kind === 'swap'
      ? [
          capital(
            shortOf(way.to, dish.ingredients[at]?.name ?? '').replace(
              /^(?:dried|cooked|firm) /,
              '',
            ),
          ),
        ]
      : [],
  );
  const [standIn] = standIns;
  const isPlainWord = (title: string) => !untrue.test(title);
  // A dish named after an ingredient that is left out is no longer that dish.
  const namesWhatIsOut = [...dish.title.matchAll(finder.pattern)].some(
    ([word]) => decisions.get(finder.ownerOf(word) ?? -1)?.way.kind === 'out',
  );
  if (namesWhatIsOut) return undefined;
  const candidates = [dish.title, ...dish.also.filter((name) => !isNoName.test(name)).map(capital)];
  for (const [index, one] of candidates.entries()) {
    const renamed = renamedTitle(one, dish, decisions, finder, standIn, prefix !== undefined);
    if (renamed === undefined || !isPlainWord(withoutStandIns(renamed, decisions, prefix)))
      continue;
    const named =
      standIn !== undefined && !renamed.toLowerCase().includes(headOf(standIn))
        ? `${renamed} ${/ with /.test(renamed) ? 'and' : 'with'} ${standIn}`
        : renamed;
    const full =
      prefix && !named.toLowerCase().includes(prefix.toLowerCase()) ? `${prefix} ${named}` : named;
    // Skip alternative names of fewer than four characters; the dish's own title has no minimum.
    if (index > 0 && one.length < 4) continue;
    if (breaksIn(full, dish, decisions, bans)) continue;
    return full;
  }
  return undefined;
}

/** Cache of whether a title breaks the bans: many cooks make the same choices. */
const namedIn = new Map<string, boolean>();

/** Whether the engine would find something forbidden in a title: it reads "keema" as lamb, whatever the dish contains. */
function breaksIn(
  title: string,
  dish: CookbookDish,
  decisions: Decisions,
  bans: readonly Ban[],
): boolean {
  if (
    !foodsIn(title).some(({ contains }) =>
      bans.some(({ tags }) => [...contains].some((tag) => tags.has(tag))),
    )
  )
    return false;
  const names = dish.ingredients.flatMap(({ name }, at) => {
    const way = decisions.get(at)?.way;
    if (!way) return [name];
    return way.kind === 'swap' ? [nameOf(way.to, name)] : [];
  });
  const key = [title, ...bans.map(({ label, name }) => `${label} ${name}`), ...names].join('\n');
  const known = namedIn.get(key);
  if (known !== undefined) return known;
  const bare = { title, description: '', ingredients: names, instructions: [], tips: [] };
  const breaks = judge(bare, bans).some(({ broken }) =>
    broken.some(({ where }) => where === 'title'),
  );
  if (namedIn.size > 2000) namedIn.clear();
  namedIn.set(key, breaks);
  return breaks;
}

/** Removes the stand-ins' names from a title; also "cheese" of "vegan cheese" when the title states the diet. */
const withoutStandIns = (text: string, decisions: Decisions, prefix: string | undefined): string =>
  [...decisions.values()].reduce((left, { way }) => {
    if (way.kind !== 'swap') return left;
    const alike = /\b(?:cheese|cream|milk|yoghurt|mayonnaise)\b/g;
    const likeWords = prefix ? (way.to.name.match(alike) ?? []) : [];
    return [way.to.name, way.to.short ?? way.to.name, ...likeWords].reduce(
      (rest, name) => rest.replaceAll(new RegExp(`${name}(?:cake)?`, 'gi'), ''),
      left,
    );
  }, text);

/** Returns a title with the stand-in in place of the old protein; undefined when the title names something else that was removed. */
function renamedTitle(
  title: string,
  dish: CookbookDish,
  decisions: Decisions,
  finder: WordFinder,
  standIn: string | undefined,
  hasPrefix: boolean,
): string | undefined {
  let isTold = true;
  let isUsed = false;
  const text = title.replace(finder.pattern, (word: string, at: number) => {
    const owner = finder.ownerOf(word);
    const decided = owner === undefined ? undefined : decisions.get(owner);
    if (owner === undefined || !decided) return word;
    const { way } = decided;
    if (way.kind === 'out') isTold = false;
    else if (isProteinSwap(dish, owner, decided)) {
      if (isUsed) return '';
      isUsed = true;
      // "Prawn Fajitas", but "Prawns with Rice".
      const isBeforeNoun = /^ (?!and\b|with\b|in\b)\p{Lu}/u.test(title.slice(at + word.length));
      return (isBeforeNoun ? standIn?.replace(/(?<=[^su])s$/, '') : standIn) ?? word;
    } else if (ingredient(way.to.id).tags.has('grain') || way.to.name.includes('*')) return word;
    // Vegan kimchi is kimchi in every later mention, so the title may name it.
    else if (way.to.short?.toLowerCase() === word.toLowerCase()) return word;
    // "Vegan Mac and Cheese" is true with vegan cheese: the prefix names the diet.
    else if (hasPrefix && way.to.name.toLowerCase().includes(word.toLowerCase())) return word;
    else isTold = false;
    return '';
  });
  if (!isTold) return undefined;
  const one = text
    .replace(/\s+/g, ' ')
    .replace(/^(?:and|with) /i, '')
    .replace(/ (?:and|with)$/i, '')
    .replace(/ and (?=with)/i, ' ')
    .trim();
  return one.length < 3 ? undefined : one;
}
