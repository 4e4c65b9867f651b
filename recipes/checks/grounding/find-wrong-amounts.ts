import type { ListedItem } from '../../dish/listed-items.ts';
import type { ReadStep } from '../../dish/mentions.ts';
import { isProduct } from '../../dish/product-words.ts';
import { unitOf } from '../../measures/units.ts';
import { wordsOf } from '../../pantry/words.ts';
import type { Finding } from '../../recipe.ts';
import { type Amounted, compare } from './compare-amounts.ts';
import { type StatedUse, statedUses } from './stated-amounts.ts';

/** "Divided" says nothing new, but "plus extra" and "to taste" leave the amount open upwards. */
const openUpwards =
  /\bplus (?:more|extra|a little|some)\b|\bto taste\b|\bas needed\b|\bor (?:more|so)\b|\bat least\b|\bextra for\b|\bmore for\b/i;
/** What may be poured or added without being measured again. */
const pouredPattern =
  /\b(?:oil|butter|ghee|water|stock|broth|salt|pepper|sugar|flour|milk|parsley|coriander|cilantro|basil|herbs?|cheese|parmesan|lemon|lime|juice|sauce|wine)\b/i;

const isAmount = (use: StatedUse): use is Amounted => use.kind === 'amount';
const near = (one: number, other: number) => Math.abs(one - other) <= 0.1 * Math.max(one, other);

/** The uses that count: what is only made ready is the same food that is used later. */
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
    reason: `The steps use ${more ? 'more' : 'less'} than the list has of “${item.line}”.`,
  };
}

/** Whether a later step takes more of it without saying how much. */
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
/** "60 g of the melted butter", "1 tbsp of the ground rice": what was measured before is taken again in another form. */
const takenAgain = new RegExp(String.raw`\b(?:${otherForms}|${cookedByNow})\b[^.;]*$`, 'i');
/** The same without what says that it is cooked by now: "fold through the warm potatoes". */
const takenOnceMore = new RegExp(String.raw`\b(?:${otherForms})\b[^.;]*$`, 'i');

/** Whether the steps say for certain how much they take in all: no form of what was measured before, no rest, no turn of a batch. */
const isCertain = (uses: readonly StatedUse[]): boolean =>
  uses.every(({ kind, step, match }) => {
    if (kind === 'rest' || kind === 'vague') return false;
    const at = step.indexOf(match);
    const before = step.slice(Math.max(0, at - 45), at);
    return !(kind === 'plain' ? takenOnceMore : takenAgain).test(before);
  });

const moreToCome = /\b(?:remaining|rest|other|last|second)\b((?: +[\p{L}\d./-]+){0,5})/giu;

/** Whether a step speaks of more of an item: "the rest", but not "the second lime" of a list of limes and cream. */
function saysMore(step: string, item: ListedItem, items: readonly ListedItem[]): boolean {
  return [...step.matchAll(moreToCome)].some(([, after = '']) => {
    const words = wordsOf(after).map(({ word }) => word);
    const named = words.find((word) => items.some((one) => one.words.has(word)));
    return named === undefined || item.words.has(named);
  });
}

/** "Cook the rice: put 150 g …": a name before a colon takes nothing. */
const isHeading = (step: string, match: string): boolean =>
  step.slice(step.indexOf(match) + match.length).startsWith(':');

/** Whether a step is done again with more of the same, and whether one takes what is left of everything. */
type Turns = { repeats: boolean; takesAll: boolean };

function judgeAmounts(
  item: ListedItem,
  all: readonly StatedUse[],
  { repeats, takesAll }: Turns,
  items: readonly ListedItem[],
): Finding | undefined {
  const amounts = counted(all.filter(isAmount));
  const compared = amounts.length > 0 ? compare(item, amounts) : undefined;
  if (!compared || Number.isNaN(compared.low)) return undefined;
  const { listedLow, listedHigh, low, high, tolerance } = compared;
  const open = openUpwards.test(item.line);
  if (low > listedHigh * (1 + tolerance) && !open) {
    // "Rinse 300 g rice … add the 300 g rice" takes them once; so do the same words in two steps.
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
    // "Scrub the 14 lemons, slice 2 of them, halve the other 12": the rest are parts of the whole.
    const isWholeNamed = amounts.some((use) => {
      const one = compare(item, [use]);
      return one !== undefined && near(one.low, listedHigh);
    });
    return isOneTooMuch || (!isWholeNamed && isCertain(all))
      ? describe(item, amounts, true)
      : undefined;
  }
  if (high < listedLow * (1 - tolerance) && !takesAll) {
    // "Crush 4 cloves", later "add 4 cloves, sliced": what was made ready first was another part.
    const withPrep = compare(item, all.filter(isAmount));
    if (withPrep && near(withPrep.high, listedLow)) return undefined;
    const others = all.filter((use) => !isAmount(use));
    const oneByOne = repeats && amounts.every((use) => use.high === 1);
    if (oneByOne || others.some(({ kind }) => kind === 'share') || isFilledUp(item, others))
      return undefined;
    // Another mention before may take the rest: "the chopped lemongrass" before "2 bruised stalks". One behind is what was cooked.
    const first = all.findIndex(isAmount);
    const isTakenBefore = all
      .slice(0, first)
      .some(({ isPrep, step, match }) => !isPrep && !isHeading(step, match));
    if (isTakenBefore || !isCertain(all)) return undefined;
    if (all.some(({ step }) => saysMore(step, item, items))) return undefined;
    if (isSaidWithoutName(item, amounts, listedLow - high)) return undefined;
    return describe(item, amounts, false);
  }
  return undefined;
}

/** An amount that no food follows: "slice the 30 g that is still raw". */
const bareAmount =
  /(?<![\d(.])(\d+(?:\.\d+)?) ?(\p{L}+)(?=\s*(?:[.,;)]|$|(?:that|which|left|you|still|for|from|raw|kept|back|aside)\b))/giu;

/** Whether an amount that names no food is what is missing of an item, so that the sum holds. */
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
/** "And everything that is left of the ingredients above": of each of them. */
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
  // "Half of the parsley … scatter with the rest": what the rest is of need not be said again.
  if (shares.some(({ step }) => theRest.test(step)) || restIsSaid) return undefined;
  // The rest of the salt goes in when it is tasted, said or not.
  if (item.ids.has('salt') || item.ids.has('black-pepper')) return undefined;
  return sum < 0.95 && others.length === 0 ? describe(item, shares, false) : undefined;
}

/** "Drained, 100 ml juice kept": a part of what the line names, with an amount of its own. */
const isKeptPart = (use: StatedUse, { line, read }: ListedItem): boolean =>
  isAmount(use) &&
  use.unit !== undefined &&
  use.unit.name !== read.unit?.name &&
  new RegExp(
    String.raw`\b${use.low} ?${use.unit.name}\b[^,;]*\b(?:kept|reserved|saved)\b`,
    'i',
  ).test(line);

/** Uses by item, where a mention means that item alone; one that could mean several counts for none. */
function usesByItem(
  items: readonly ListedItem[],
  steps: readonly ReadStep[],
): Map<ListedItem, StatedUse[]> {
  const byItem = new Map<ListedItem, StatedUse[]>(items.map((item) => [item, []]));
  for (const use of steps.flatMap(statedUses)) {
    const [only] = use.items;
    // "Shape 8 sausages" counts what is made of the mince, and takes none of it.
    const name = wordsOf(use.match).at(-1)?.word ?? '';
    if (only && isProduct(name) && !only.words.has(name)) continue;
    if (only && isKeptPart(use, only)) continue;
    if (use.items.length === 1 && only) byItem.get(only)?.push(use);
    // "The oil" beside two oils may be either: it fills up both and counts for none.
    else for (const item of use.items) byItem.get(item)?.push({ ...use, kind: 'vague' });
  }
  return byItem;
}

/**
 * Where the amounts that the steps state do not add up to the list, beyond what a kitchen forgives. Only what the
 * steps really state is judged: an amount, a share, the rest.
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
  for (const [item, uses] of usesByItem(items, steps)) {
    const shared = items.some(
      (other) => other !== item && [...other.ids].some((id) => item.ids.has(id)),
    );
    const parts = uses.some(({ part }) => part !== '') && !item.read.unit;
    if (item.read.amount === undefined || shared || parts || / or /i.test(item.read.food)) continue;
    const finding =
      judgeAmounts(item, uses, { repeats, takesAll }, items) ??
      judgeShares(item, uses, restIsSaid || takesAll);
    if (finding) findings.push(finding);
  }
  return findings;
}
