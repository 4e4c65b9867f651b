import { foodsIn } from '../classify/foods-in.ts';
import { countLine } from '../nutrition/count-nutrition.ts';
import { holdsPhrase } from '../pantry/words.ts';
import type { Draft } from '../reading/read-recipe.ts';
import type { Finding, Verdict } from '../recipe.ts';
import { totalMinutesOf } from '../remix-task.ts';
import type { Requirements } from '../selections/requirements.ts';
import { judge } from './judge.ts';

type Remix = NonNullable<Requirements['remix']>;

/** Below this number of foods, the kept share says nothing about the dish. */
const leastCompared = 4;
const leastShareKept = 0.5;

/** Returns the least share of foods that must stay. It falls as the time cut grows: in half the time only a similar dish is possible. */
function leastKeptFor({ base, change }: Remix): number {
  if (change.kind !== 'time') return leastShareKept;
  const before = totalMinutesOf(base);
  return leastShareKept * (Math.max(0, before - change.minutesLess) / before) ** 3;
}

/** Returns the foods of a list that may stay: those that are in the pantry and that no choice forbids. */
function foodsThatMayStay(lines: readonly string[], { bans }: Requirements): Set<string> {
  const nothing = { title: '', description: '', instructions: [], tips: [] };
  const ids = lines.flatMap((line) => {
    const id = countLine(line).ingredient?.id;
    if (id === undefined) return [];
    const isBroken = judge({ ...nothing, ingredients: [line] }, bans).some(
      ({ broken }) => broken.length > 0,
    );
    return isBroken ? [] : [id];
  });
  return new Set(ids);
}

/** Fails a remix that drops most of its base, because it is another recipe. A wish may ask for that and is not judged. */
function judgeKept(draft: Draft, requirements: Requirements, remix: Remix): Verdict[] {
  const { base, change } = remix;
  if (change.kind === 'wish') return [];
  const stayed = foodsThatMayStay(base.ingredients, requirements);
  if (stayed.size < leastCompared) return [];
  const used = new Set(draft.ingredients.map((line) => countLine(line).ingredient?.id));
  const kept = [...stayed].filter((id) => used.has(id)).length;
  const isSame = kept / stayed.size >= leastKeptFor(remix);
  const finding: Finding = {
    where: 'recipe',
    text: `${kept} of ${stayed.size} ingredients that could stay`,
    match: draft.title,
    reason: 'the same dish, changed no more than needed',
  };
  return [
    {
      check: 'limits',
      subject: 'Kept from the first recipe',
      outcome: isSame ? 'passed' : 'failed',
      ...(isSame ? {} : { severity: 'repairable' as const }),
      findings: isSame ? [] : [finding],
    },
  ];
}

/** Checks whether the list has a food, by ingredient if the pantry has it, else by its words. */
function isListed({ ingredients }: Draft, { name, ingredientIds }: NonNullable<Remix['wanted']>) {
  return ingredients.some(
    (line) =>
      foodsIn(line).some(({ entry }) => entry.ingredientIds.some((id) => ingredientIds.has(id))) ||
      holdsPhrase(line, name),
  );
}

function judgeWanted(draft: Draft, { wanted }: Remix): Verdict[] {
  if (!wanted) return [];
  const shared = { check: 'limits' as const, subject: `With ${wanted.name}` };
  if (isListed(draft, wanted)) return [{ ...shared, outcome: 'passed', findings: [] }];
  const finding: Finding = {
    where: 'recipe',
    text: `${wanted.name} is not in the list`,
    match: wanted.name,
    reason: `${wanted.name} in the place of what was taken out`,
  };
  return [{ ...shared, outcome: 'failed', severity: 'repairable', findings: [finding] }];
}

/**
 * Checks that a remix is the requested change: the food that a swap adds is listed, and the dish is still the same. The food
 * to remove is a ban and is judged as one. A miss is repairable and does not reject the recipe: the cook sees it beside the recipe.
 */
export function judgeRemix(draft: Draft, requirements: Requirements): Verdict[] {
  const { remix } = requirements;
  return remix ? [...judgeWanted(draft, remix), ...judgeKept(draft, requirements, remix)] : [];
}
