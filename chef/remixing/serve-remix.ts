import { judgeRemix } from '#recipes/checks/judge-remix.ts';
import type { Constraints } from '#recipes/models/model.ts';
import { totalMinutesOf } from '#recipes/remix/remix-task.ts';
import { keyOf } from '#recipes/selections/names.ts';
import type { Ban, Requirements } from '#recipes/selections/requirements.ts';
import type { AskedStandIns } from '../adapting/wanted.ts';
import type { Cookbook } from '../cookbook/cookbook.ts';
import type { CookbookDish } from '../cookbook/dish.ts';
import { expandDish } from '../cookbook/printing/expand-dish.ts';
import { readWants } from '../finding/wants.ts';
import { mostNotes } from '../serving/notes.ts';
import { courseOf, makeDish, type ServedDish } from '../serving/serve-dish.ts';
import { type BaseDish, createBaseFinder } from './find-base-dish.ts';
import { grantWish, isSoAlready, meetsWish, type WishOfDish, wishOfDish } from './grant-wish.ts';
import { createRelativeFinder } from './relatives.ts';

type Remix = NonNullable<Requirements['remix']>;
type Made = NonNullable<ReturnType<typeof makeDish>>;

/** So many relatives are tried; what is less like the dish is no answer any more. */
const mostRelatives = 12;

function totalMinutesIn(dish: CookbookDish, { find }: Cookbook): number {
  const { prepMinutes, cookMinutes, waitMinutes } = expandDish(dish, 1, find);
  return prepMinutes + cookMinutes + waitMinutes;
}

const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

/** What the cook's own copy of the dish has no more may not come back with its remix. */
const goneBans = ({ dish, isOurs, gone }: BaseDish): Ban[] =>
  isOurs
    ? dish.ingredients
        .filter(({ pantryId }) => gone.has(pantryId))
        .map(({ name, pantryId }) => ({
          ...{ label: 'Avoid' as const, name, ingredientIds: new Set([pantryId]) },
          ...{ tags: new Set<never>(), madeFoods: new Set<never>() },
          ...{ phrases: [], together: [], mayContainMatters: false },
        }))
    : [];

/** What a swap puts in, and what the cook's copy has in the place of what the dish is written with. */
function askedBy(remix: Remix, { bans }: Requirements, { ids }: BaseDish): AskedStandIns {
  const { change, wanted } = remix;
  // The ban of what is swapped out is put behind those of the choices.
  const ban = change.kind === 'swap' ? bans.at(-1) : undefined;
  return {
    preferred: ids,
    ...(ban && wanted ? { wanted: { ban, ids: wanted.ingredientIds } } : {}),
  };
}

/** Why it is another dish, in one sentence. */
function relativeNote({ base, change }: Remix, { draft }: Made): string {
  const { title } = draft;
  switch (change.kind) {
    case 'time': {
      const [now, before] = [totalMinutesOf(draft), totalMinutesOf(base)];
      return `A quicker relative of ${base.title}: ${title}, ${minutes(now)} instead of ${before}.`;
    }
    case 'diet':
      return `${base.title} is no longer itself with “${change.name}”; ${title} is its nearest relative.`;
    case 'swap':
      return change.in === undefined
        ? `${base.title} cannot do without “${change.out}”; ${title} is its nearest relative.`
        : `“${change.in}” has no place in ${base.title}; ${title} is its nearest relative.`;
    case 'wish':
      return `For this wish, ${title} is the nearest relative of ${base.title}.`;
  }
}

const sameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((line) => other.includes(line));

/** Whether nothing came of a change, so that a credit would be taken for nothing. A diet is judged anew, if no more. */
const isUnchanged = ({ base, change }: Remix, { draft }: Made): boolean =>
  change.kind !== 'diet' &&
  base.servings === draft.servings &&
  sameList(base.ingredients, draft.ingredients);

/** Whether the change that was asked for is in the recipe, by the engine's own judgement. */
const isGranted = ({ draft }: Made, requirements: Requirements): boolean =>
  judgeRemix(draft, requirements).every(({ outcome }) => outcome !== 'failed');

/** What is asked of a base that is a dish of the cookbook. */
type Asked = {
  base: BaseDish;
  remix: Remix;
  requirements: Requirements;
  wish: WishOfDish | undefined;
  /** Keys of the courses that a relative may be. */
  courses: readonly string[];
};

type Answer = { made: Made; notes: string[] };

/** Remixes the recipes that are dishes of a cookbook: the dish itself changed, else its nearest relative. */
export function createRemixServer(
  book: Cookbook,
): (constraints: Constraints, requirements: Requirements) => ServedDish | undefined {
  const findBase = createBaseFinder(book);
  const relativesOf = createRelativeFinder(book);

  function changeBase({ base, remix, requirements, wish }: Asked): Answer | undefined {
    // No dish becomes quicker than it is.
    if (remix.change.kind === 'time') return undefined;
    const granted = wish ? grantWish(base.dish, wish) : { dish: base.dish, notes: [] };
    if (!granted) return undefined;
    const gone = goneBans(base);
    const asked = askedBy(remix, requirements, base);
    const made = makeDish(granted.dish, requirements, book, { asked, gone });
    if (!made || isUnchanged(remix, made) || !isGranted(made, requirements)) return undefined;
    const goneNames = new Set(gone.map(({ name }) => name));
    const told = made.changes
      .filter(({ because }) => !because.some((name) => goneNames.has(name)))
      .map(({ note }) => note);
    const { change } = remix;
    const asBefore =
      told.length === 0 && change.kind === 'diet'
        ? [`“${change.name}” changes nothing in it: it was so already.`]
        : [];
    const ours = base.isOurs ? [] : [`It is our cookbook’s ${base.dish.title}, changed so.`];
    return { made, notes: [...granted.notes, ...told, ...asBefore, ...ours] };
  }

  /** Whether a dish can be the answer at all, before it is made. */
  function mayAnswer(dish: CookbookDish, { remix, requirements, wish, courses }: Asked): boolean {
    const { maxTotalMinutes } = requirements;
    const { wanted } = remix;
    if (!dish.courses.some((course) => courses.includes(keyOf(course)))) return false;
    if (wanted && !dish.ingredients.some(({ pantryId }) => wanted.ingredientIds.has(pantryId)))
      return false;
    if (wish && !meetsWish(dish, wish)) return false;
    return maxTotalMinutes === undefined || totalMinutesIn(dish, book) <= maxTotalMinutes;
  }

  function findRelative(asked: Asked): Answer | undefined {
    const { base, remix, requirements } = asked;
    const servings = requirements.servings ?? remix.base.servings;
    const near = relativesOf(base.dish).filter(({ dish }) => mayAnswer(dish, asked));
    for (const { dish } of near.slice(0, mostRelatives)) {
      const made = makeDish(dish, { ...requirements, servings }, book);
      if (!made || !isGranted(made, requirements)) continue;
      const told = made.changes.map(({ note }) => note);
      return { made, notes: [relativeNote(remix, made), ...told] };
    }
    return undefined;
  }

  return ({ selections }, requirements) => {
    const { remix } = requirements;
    const base = remix && findBase(remix.base);
    if (!remix || !base) return undefined;
    const { change } = remix;
    const wish =
      change.kind === 'wish' ? wishOfDish(change.text, requirements, base.dish) : undefined;
    if (change.kind === 'wish' && (!wish || isSoAlready(base.dish, wish))) return undefined;
    const servings = wish?.servings ?? requirements.servings ?? remix.base.servings;
    const wants = readWants(selections, '', {
      ...requirements,
      course: wish?.course ?? requirements.course,
    });
    const courses = wants.courses.length > 0 ? wants.courses : base.dish.courses.map(keyOf);
    const asked = { base, remix, requirements: { ...requirements, servings }, wish, courses };
    const answer = changeBase(asked) ?? findRelative(asked);
    if (!answer) return undefined;
    const { changes: _changes, ...made } = answer.made;
    return {
      ...made,
      notes: answer.notes.slice(0, mostNotes),
      labels: { course: courseOf(made.dish, wants), cuisine: made.dish.cuisine },
    };
  };
}
