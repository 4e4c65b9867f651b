import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pantry } from '../../pantry/pantry.ts';
import { type Restriction, restrictByAllergen, restrictByAvoid, restrictByDiet } from '../bans.ts';
import { readWish } from './read-wish.ts';

/**
 * Wishes with a negative word as language models wrote them, without a look at the code, with the foods that each rules out. Each set was
 * run once before the parser was tuned on it (docs/engine.md).
 */
type Question = { wish: string; ruledOut: string[]; set: string };

const questions: Question[] = readFileSync(new URL('./exam/ruled-out.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [wish = '', cell = '', set = ''] = row.split('\t');
    return { wish, ruledOut: cell === '' ? [] : cell.split('; '), set };
  });

/** Returns the ids of the pantry that a restriction bans. */
function idsBannedBy(restriction: Restriction | undefined): ReadonlySet<string> {
  const bans = restriction?.bans ?? [];
  return new Set(
    [...pantry.values()]
      .filter(({ id, tags }) =>
        bans.some((ban) => ban.ingredientIds.has(id) || [...ban.tags].some((tag) => tags.has(tag))),
      )
      .map(({ id }) => id),
  );
}

/** Keeps the ids of each name: the wishes name the same foods a thousand times. */
function byName(restrict: (name: string) => Restriction | undefined) {
  const known = new Map<string, ReadonlySet<string>>();
  return (name: string): ReadonlySet<string> => {
    const ids = known.get(name) ?? idsBannedBy(restrict(name));
    known.set(name, ids);
    return ids;
  };
}
const idsOfAvoid = byName(restrictByAvoid);
const idsOfAllergen = byName(restrictByAllergen);
const idsOfDiet = byName(restrictByDiet);

/** What a wish rules out: ids of the pantry, names without any, and whether it is refused. */
function read({ wish }: Question) {
  const { allergens, avoid, diets, unknown, unnamedAllergies } = readWish(wish);
  return {
    names: [...allergens, ...avoid],
    ids: [...allergens.map(idsOfAllergen), ...avoid.map(idsOfAvoid), ...diets.map(idsOfDiet)],
    diets,
    isRefused: unknown.length + unnamedAllergies.length > 0,
  };
}

const isKnown = (name: string): boolean => idsOfAvoid(name).size > 0;

/** Whether a wish lacks a food that it rules out. */
function isMissed(question: Question): boolean {
  const { ids, isRefused } = read(question);
  return (
    !isRefused &&
    question.ruledOut.filter(isKnown).some((name) => {
      const wanted = [...idsOfAvoid(name)];
      const found = wanted.filter((id) => ids.some((some) => some.has(id)));
      return found.length < wanted.length * 0.6;
    })
  );
}

/** Whether a wish is refused, or a food that it does not rule out is banned. */
function isWronglyStopped(question: Question): boolean {
  const { names, diets, isRefused } = read(question);
  const { ruledOut } = question;
  const meant = [...ruledOut.map(idsOfAvoid), ...diets.map(idsOfDiet)];
  const isMeant = (name: string) =>
    ruledOut.some((one) => one.includes(name) || name.includes(one)) ||
    [...idsOfAvoid(name)].some((id) => meant.some((ids) => ids.has(id)));
  return isRefused || names.some((name) => !isMeant(name));
}

/** Wishes of a reviewer who had read the code and tried to break it; they are far harder than what people type. */
const ofReview = questions.filter(({ set }) => set === 'review');
const asTyped = questions.filter(({ set }) => set !== 'review');

const namedIn = (found: readonly Question[]): string => found.map(({ wish }) => wish).join('\n');

test.each([
  ['1,120 wishes as people type them', asTyped, { missed: 17, stopped: 23 }],
  ['1,090 wishes of a reviewer', ofReview, { missed: 149, stopped: 87 }],
] as const)('what %s rule out is read, and little else', (_, asked, most) => {
  const missed = asked.filter(isMissed);
  expect(missed.length, namedIn(missed)).toBeLessThanOrEqual(most.missed);
  const stopped = asked.filter(isWronglyStopped);
  expect(stopped.length, namedIn(stopped)).toBeLessThanOrEqual(most.stopped);
});
