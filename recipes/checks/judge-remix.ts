import { foodsIn } from '../classify/foods-in.ts';
import { countLine } from '../nutrition/count-nutrition.ts';
import { holdsPhrase } from '../pantry/words.ts';
import type { Draft } from '../reading/read-recipe.ts';
import type { Finding, Verdict } from '../recipe.ts';
import { totalMinutesOf } from '../remix/remix-task.ts';
import type { Requirements } from '../selections/requirements.ts';
import { judge } from './judge.ts';

type Remix = NonNullable<Requirements['remix']>;

/** Fewer foods to compare, and one that gives way says nothing of the whole. */
const leastCompared = 4;
const leastShareKept = 0.5;

/** The more of its time has to go, the less of a dish can stay: in half the time it is a quicker relative of it. */
function leastKeptFor({ base, change }: Remix): number {
  if (change.kind !== 'time') return leastShareKept;
  const before = totalMinutesOf(base);
  return leastShareKept * (Math.max(0, before - change.minutesLess) / before) ** 3;
}

/** The foods of a list that may stay: those that the pantry knows and no choice forbids. */
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

/** A remix that leaves most of its base away is another recipe. A wish may ask for just that. */
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

/** Whether a list has a food, by ingredient where the pantry knows it, else by its words. */
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
 * Whether a remix is the change that was asked for: what a swap puts in is there, and the dish is still the same. What has to be
 * out is a ban, and is judged as one. Worth a repair, not a refusal: the cook sees a miss beside the recipe.
 */
export function judgeRemix(draft: Draft, requirements: Requirements): Verdict[] {
  const { remix } = requirements;
  return remix ? [...judgeWanted(draft, remix), ...judgeKept(draft, requirements, remix)] : [];
}
