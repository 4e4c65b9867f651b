import type { ListedItem } from '../../dish/listed-items.ts';
import type { ReadStep } from '../../dish/mentions.ts';
import { isProduct } from '../../dish/product-words.ts';
import { unitOf } from '../../measures/units.ts';
import { wordsOf } from '../../pantry/words.ts';
import type { Finding } from '../../recipe.ts';
import { type Amounted, compare } from './compare-amounts.ts';
import { type StatedUse, statedUses } from './stated-amounts.ts';

/** Phrases such as "plus extra" and "to taste" that allow more than the listed amount. "Divided" does not. */
const openUpwards =
  /\bplus (?:more|extra|a little|some)\b|\bto taste\b|\bas needed\b|\bor (?:more|so)\b|\bat least\b|\bextra for\b|\bmore for\b/i;
/** Ingredients that a step may pour or add again without a new amount. */
const pouredPattern =
  /\b(?:oil|butter|ghee|water|stock|broth|salt|pepper|sugar|flour|milk|parsley|coriander|cilantro|basil|herbs?|cheese|parmesan|lemon|lime|juice|sauce|wine)\b/i;

const isAmount = (use: StatedUse): use is Amounted => use.kind === 'amount';
const near = (one: number, other: number) => Math.abs(one - other) <= 0.1 * Math.max(one, other);

/** Returns the uses that count. A use that only prepares the food is the same food that a later step uses. */
function counted(uses: readonly Amounted[]): Amounted[] {
  const used = uses.filter(({ isPrep }) => !isPrep);
  return used.length > 0 ? used : [...uses];
}

function describe(item: ListedItem, uses: readonly StatedUse[], more: boolean): Finding {
  const [first] = uses;
  return {
    where: 'instructions',
    text: first?.step ?? '',
    match: first?.match ?? item.head,
    reason: `The steps use ${more ? 'more' : 'less'} than the “${item.line}” on the list.`,
  };
}

/** Checks whether another use takes more of the item without saying how much. */
function isFilledUp(item: ListedItem, uses: readonly StatedUse[]): boolean {
  return uses.some(({ kind, step, match, isPrep }) => {
    if (kind === 'rest' || kind === 'vague' || kind === 'all') return true;
    if (kind !== 'plain' || isPrep) return false;
    const before = step.slice(0, step.indexOf(match));
    return pouredPattern.test(item.line) && !/\bthe\s+(?:\w+\s+)?$/i.test(before);
  });
}

const otherForms =
  'melted|ground|whipped|grated|strained|reserved|saved|chopped|crushed|same|second|third|fourth|other|last|final|remaining|rest|more|another|extra';
const cookedByNow = 'toasted|cooked|soaked|browned|clarified|infused|cooled|warm';
/** Finds an amount taken again from food that was measured before, in another form: "60 g of the melted butter", "1 tbsp of the ground rice". */
const takenAgain = new RegExp(String.raw`\b(?:${otherForms}|${cookedByNow})\b[^.;]*$`, 'i');
/** Like `takenAgain`, but without the words for food that is cooked by now: "fold through the warm potatoes". */
const takenOnceMore = new RegExp(String.raw`\b(?:${otherForms})\b[^.;]*$`, 'i');

/** Checks that the steps state the total for certain: no other form of food measured before, no rest, no second batch. */
const isCertain = (uses: readonly StatedUse[]): boolean =>
  uses.every(({ kind, step, match }) => {
    if (kind === 'rest' || kind === 'vague') return false;
    const at = step.indexOf(match);
    const before = step.slice(Math.max(0, at - 45), at);
    return !(kind === 'plain' ? takenOnceMore : takenAgain).test(before);
  });

const moreToCome = /\b(?:remaining|rest|other|last|second)\b((?: +[\p{L}\d./-]+){0,5})/giu;

/** Checks whether a step mentions more of an item: "the rest", but not "the second lime" when the list has limes and cream. */
function saysMore(step: string, item: ListedItem, items: readonly ListedItem[]): boolean {
  return [...step.matchAll(moreToCome)].some(([, after = '']) => {
    const words = wordsOf(after).map(({ word }) => word);
    const named = words.find((word) => items.some((one) => one.words.has(word)));
    return named === undefined || item.words.has(named);
  });
}

/** "Cook the rice: put 150 g …": a name before a colon is a heading and uses nothing. */
const isHeading = (step: string, match: string): boolean =>
  step.slice(step.indexOf(match) + match.length).startsWith(':');

/** Whether a step goes on with more of the same or repeats other steps, and whether a step takes what is left of everything. */
type Turns = { repeats: boolean; turnsInAll: number | 'any'; takesAll: boolean };

/** "Repeat steps 3 and 4 with the other 3 sheets", "repeat with the rest". */
const doneAgain =
  /\brepeat\b[^.;]*\b(?:with|for|using)\b[^.;]*\b(?:other|remaining|rest|next)\b(?: (?<others>\d+))?/i;
const maxTurns = 12;

/** Returns how often steps are done in all: 4 for "repeat with the other 3", any number for "repeat with the rest", or once. */
function turnsIn(steps: readonly ReadStep[]): number | 'any' {
  const found = steps.map(({ line }) => doneAgain.exec(line.text)).find((one) => one !== null);
  if (!found) return 1;
  const others = found.groups?.others;
  return others === undefined ? 'any' : Number(others) + 1;
}

/** Whether an amount is the same amount for each turn: 20 g of shallots, 5 g for each of four sheets. */
function isForEachTurn(listed: number, each: number, turns: number | 'any'): boolean {
  const times = turns === 'any' ? Math.round(listed / each) : turns;
  return times >= 2 && times <= maxTurns && near(times * each, listed);
}

function judgeAmounts(
  item: ListedItem,
  all: readonly StatedUse[],
  turns: Turns,
  items: readonly ListedItem[],
): Finding | undefined {
  const { turnsInAll, takesAll } = turns;
  const amounts = counted(all.filter(isAmount));
  const compared = amounts.length > 0 ? compare(item, amounts) : undefined;
  if (!compared || Number.isNaN(compared.low)) return undefined;
  const { listedLow, listedHigh, low, high, tolerance } = compared;
  const open = openUpwards.test(item.line);
  if (low > listedHigh * (1 + tolerance) && !open) {
    // "Rinse 300 g rice … add the 300 g rice" uses the rice once. The same amount in two steps also counts once.
    const once = amounts.every(
      (use) => near(use.low * amounts.length, low) || use.low === amounts[0]?.low,
    );
    const single = compare(item, amounts.slice(0, 1));
    if (once && single && near(single.low, listedHigh)) return undefined;
    const largest = compare(
      item,
      amounts.toSorted((one, other) => other.low - one.low).slice(0, 1),
    );
    const isOneTooMuch = largest !== undefined && largest.low > listedHigh * (1 + tolerance);
    // "Scrub the 14 lemons, slice 2 of them, halve the other 12": the later amounts are parts of the whole.
    const isWholeNamed = amounts.some((use) => {
      const one = compare(item, [use]);
      return one !== undefined && near(one.low, listedHigh);
    });
    return isOneTooMuch || (!isWholeNamed && isCertain(all))
      ? describe(item, amounts, true)
      : undefined;
  }
  if (high >= listedLow * (1 - tolerance) || takesAll) return undefined;
  const isWhole = oneByOne(amounts, turns) || isForEachTurn(listedLow, high, turnsInAll);
  const isLess =
    !isWhole && isLessForCertain(item, all, { amounts, missing: listedLow - high, items });
  return isLess ? describe(item, amounts, false) : undefined;
}

/** The uses of an item that state an amount, how much of the item they leave, and the whole list. */
type Short = { amounts: readonly Amounted[]; missing: number; items: readonly ListedItem[] };

/** Checks that no other use takes what the stated amounts of an item leave. */
function isLessForCertain(
  item: ListedItem,
  all: readonly StatedUse[],
  { amounts, missing, items }: Short,
): boolean {
  // "Crush 4 cloves", later "add 4 cloves, sliced": the cloves prepared first are a separate part.
  const withPrep = compare(item, all.filter(isAmount));
  if (withPrep && near(withPrep.high, withPrep.listedLow)) return false;
  const others = all.filter((use) => !isAmount(use));
  if (others.some(({ kind }) => kind === 'share') || isFilledUp(item, others)) return false;
  // An earlier mention may take the rest: "the chopped lemongrass" before "2 bruised stalks".
  // A later mention means what was cooked already.
  const first = all.findIndex(isAmount);
  const isTakenBefore = all
    .slice(0, first)
    .some(({ isPrep, step, match }) => !isPrep && !isHeading(step, match));
  if (isTakenBefore || !isCertain(all)) return false;
  if (all.some(({ step }) => saysMore(step, item, items))) return false;
  return !isSaidWithoutName(item, amounts, missing);
}

/** "Fry 1 patty … repeat with the others". */
const oneByOne = (amounts: readonly Amounted[], { repeats }: Turns): boolean =>
  repeats && amounts.every(({ high }) => high === 1);

/** An amount without a food after it: "slice the 30 g that is still raw". */
const bareAmount =
  /(?<![\d(.])(\d+(?:\.\d+)?) ?(\p{L}+)(?=\s*(?:[.,;)]|$|(?:that|which|left|you|still|for|from|raw|kept|back|aside)\b))/giu;

/** Checks whether an amount without a food is exactly the missing amount of an item, so that the sum is right. */
const isSaidWithoutName = (
  item: ListedItem,
  amounts: readonly Amounted[],
  missing: number,
): boolean =>
  amounts.some(({ step }) =>
    [...step.matchAll(bareAmount)].some(([, count = '', word = '']) => {
      const unit = unitOf(word);
      const amount = Number(count);
      const one =
        unit && compare(item, [{ ...(amounts[0] as Amounted), low: amount, high: amount, unit }]);
      return one !== undefined && near(one.low, missing);
    }),
  );

const theRest = /\bthe (?:rest|remainder|other (?:half|third|quarter)s?)\b/i;
/** "And everything that is left of the ingredients above" takes the rest of each ingredient. */
const restOfAll =
  /\b(?:add|with|and|use|tip in|stir in) everything (?:that is |that['’]s )?left\b(?! over)/i;

function judgeShares(
  item: ListedItem,
  all: readonly StatedUse[],
  restIsSaid: boolean,
): Finding | undefined {
  const shares = all.filter((use) => use.kind === 'share');
  if (shares.length === 0 || all.some(isAmount)) return undefined;
  const sum = shares.reduce((total, { share }) => total + share, 0);
  if (sum > 1.05) return describe(item, shares, true);
  const others = all.filter(({ kind, isPrep }) => kind !== 'share' && !isPrep);
  // "Half of the parsley … scatter with the rest": the step need not repeat what the rest is of.
  if (shares.some(({ step }) => theRest.test(step)) || restIsSaid) return undefined;
  // The rest of the salt is added to taste, whether a step says so or not.
  if (item.ids.has('salt') || item.ids.has('black-pepper')) return undefined;
  return sum < 0.95 && others.length === 0 ? describe(item, shares, false) : undefined;
}

/** "Drained, 100 ml juice kept": a part of the listed food with a separate amount. */
const isKeptPart = (use: StatedUse, { line, read }: ListedItem): boolean =>
  isAmount(use) &&
  use.unit !== undefined &&
  use.unit.name !== read.unit?.name &&
  new RegExp(
    String.raw`\b${use.low} ?${use.unit.name}\b[^,;]*\b(?:kept|reserved|saved)\b`,
    'i',
  ).test(line);

/** Groups uses by item. A mention that could mean several items counts as a vague use of each. */
function usesByItem(
  items: readonly ListedItem[],
  steps: readonly ReadStep[],
): Map<ListedItem, StatedUse[]> {
  const byItem = new Map<ListedItem, StatedUse[]>(items.map((item) => [item, []]));
  for (const use of steps.flatMap(statedUses)) {
    const [only] = use.items;
    // "Shape 8 sausages" counts what is made from the mince and uses none of it.
    const name = wordsOf(use.match).at(-1)?.word ?? '';
    if (only && isProduct(name) && !only.words.has(name)) continue;
    if (only && isKeptPart(use, only)) continue;
    if (use.items.length === 1 && only) byItem.get(only)?.push(use);
    // "The oil" may mean either of two listed oils, so it is a vague use of both.
    else for (const item of use.items) byItem.get(item)?.push({ ...use, kind: 'vague' });
  }
  return byItem;
}

/**
 * Finds amounts in the steps that do not add up to the list, beyond a tolerance. Judges only what the steps state:
 * an amount, a share or the rest.
 */
export function findWrongAmounts(
  items: readonly ListedItem[],
  steps: readonly ReadStep[],
): Finding[] {
  const findings: Finding[] = [];
  const restIsSaid = steps.some(({ line }) => theRest.test(line.text));
  const takesAll = steps.some(({ line }) => restOfAll.test(line.text));
  const repeats = steps.some(({ line }) =>
    /\brepeat|one by one|at a time|one after|the (?:other|rest)\b/i.test(line.text),
  );
  const turnsInAll = turnsIn(steps);
  for (const [item, uses] of usesByItem(items, steps)) {
    const shared = items.some(
      (other) => other !== item && [...other.ids].some((id) => item.ids.has(id)),
    );
    const parts = uses.some(({ part }) => part !== '') && !item.read.unit;
    if (item.read.amount === undefined || shared || parts || / or /i.test(item.read.food)) continue;
    const finding =
      judgeAmounts(item, uses, { repeats, turnsInAll, takesAll }, items) ??
      judgeShares(item, uses, restIsSaid || takesAll);
    if (finding) findings.push(finding);
  }
  return findings;
}
