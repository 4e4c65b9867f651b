import type { ListedItem } from '../../dish/listed-items.ts';
import type { Mention, ReadStep } from '../../dish/mentions.ts';
import { readNumber, wordNumbers } from '../../measures/numbers.ts';
import { type Unit, unitOf } from '../../measures/units.ts';

/**
 * How much of the listed items one mention in a step uses: an amount, a share of the whole, the rest, or
 * an amount that cannot be counted. `isPrep` means that the step only prepares the food ("chop 2 onions").
 */
export type StatedUse = {
  items: readonly ListedItem[];
  step: string;
  match: string;
  isPrep: boolean;
  /** "Lemon juice" and "lemon zest" take from the same lemon. */
  part: string;
} & (
  | { kind: 'amount'; low: number; high: number; unit: Unit | undefined }
  | { kind: 'share'; share: number }
  | { kind: 'rest' | 'all' | 'vague' | 'plain' }
);

const numberPattern = String.raw`(?:\d+\s+\d+\s*[/⁄]\s*\d+|\d+\s*[/⁄]\s*\d+|\d+(?:[.,]\d+)?\s*[¼½¾⅓⅔⅛⅜⅝⅞]?|[¼½¾⅓⅔⅛⅜⅝⅞])`;
const counts: Readonly<Record<string, number>> = { ...wordNumbers, another: 1 };
const countedPattern = String.raw`(${numberPattern}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b)`;
/** Matches an amount before its food: number, size, unit, and up to five words such as "of the" or adjectives. */
const amountBefore = new RegExp(
  String.raw`(?:^|[\s(,])(?:about |around |approximately |~)?${countedPattern}(?:\s*(?:-|–|—|to|or)\s*${countedPattern})?[\s-]*(?:(heaped|level|scant|generous|rounded|large|small|medium|big)\s+)?((?:fl\.? ?oz|[\p{L}]+(?!\p{L}))\.?)?\s*((?:[\p{L}'’-]+,?\s+){0,5})$`,
  'iu',
);
/** The multiplier before an amount: "4 × 400 g tins". */
const timesBefore = new RegExp(String.raw`${countedPattern}\s*[×x]\s*$`, 'iu');
const shares: readonly (readonly [RegExp, number])[] = [
  [/(?:\bhalf|½|50 ?%)(?: of)?$/i, 1 / 2],
  [/(?:\b(?:a|one)[- ]third|\bthird(?= of)|⅓|1\/3)(?: of)?$/i, 1 / 3],
  [/(?:\btwo[- ]thirds|⅔|2\/3)(?: of)?$/i, 2 / 3],
  [/(?:\b(?:a|one)[- ](?:quarter|fourth)|\bquarter(?= of)|¼|1\/4)(?: of)?$/i, 1 / 4],
  [/(?:\bthree[- ](?:quarters|fourths)|¾|3\/4)(?: of)?$/i, 3 / 4],
];
const determinedEnd =
  /\s+(?:the|your|these|those|this|that)\s+((?:(?!(?:and|or|plus|with|into|onto|over|through|under|between)\b)[\p{L}'’-]+\s+){0,3})$/iu;
/** "Grate the zest of 2 oranges. Cut the peel from those 2 oranges": the same two. */
const pointsToCounted =
  /\b(?:those|these|the same) (?:\d+|two|three|four|five|six)\s+(?:[\p{L}-]+\s+){0,2}$/iu;
const restWords =
  /\b(?:remaining|rest of(?: the| your)?|remainder of(?: the)?|other half(?: of)?(?: the)?|other (?:third|quarter)s?(?: of)?(?: the)?|left-?over|second half(?: of)?(?: the)?|reserved|last(?: of)?(?: the)?|other)\s+(?:the\s+)?(?:[\p{L}'’-]+\s+){0,3}$/iu;
const vaguePattern =
  /\b(?:some|most|a little|little|a bit|a few|few|splash|drizzle|pinch|knob|handful|sprinkling|sprinkle|spoonfuls?|tablespoonfuls?|dollops?|squeeze|ladle(?:ful)?s?|part|several|more|extra|another|additional|plenty|couple|lots|dash|enough|any|a third at a time|in batches|batch)\s+(?:(?:of|the|your|more|extra)\s+)*(?:[\p{L}'’-]+\s+){0,3}$/iu;
const allPattern = /\ball(?: of)?(?: the)?\s+(?:[\p{L}'’-]+\s+){0,2}$/iu;
/** Words that cannot come between an amount and its food. If one does, the amount belongs to something else. */
const breaksPattern =
  /\b(?:and|or|with|in|into|for|until|minutes?|mins?|hours?|seconds?|secs?|degrees?|cm|mm|inch(?:es)?|at|over|from|times|portions?|servings?|batches|parts|rounds?|balls|rows|layers?|bowls?|plates?|glasses|sides?|then|add|stir|to|per|each|on|by|like|c|f|w|watts?|days?|weeks?|months?|st|nd|rd|th|step|steps|large pan|people|burgers|patties|pieces of|wedges of)\b|(?<!\bof\s)\b(?:the|your|this|these|those)\b|,\s*(?:and )?(?:grate|chop|slice|dice|mince|peel|crush|tear|halve|shred|drain|rinse|trim|pick|core|deseed)\b|[.;:()°%]/i;
/** The food is only part of a mixture's name: "half of the dill cream" uses no dill. */
const namesAMixture =
  /^[ -](?:\w+ )?(?:mixture|mix|liquid|infusion|cream|sauce|butter|dressing|oil|paste|water|stock|broth|salad|marinade|filling|topping|syrup|glaze|dip|puree|purée|mash|slaw|salsa|relish|crust|layer|batter|dough|crumbs?|halves|quarters|wedges|rounds|segments|strips|cubes|sheets? at)\b/i;
const setAside = /\b(?:set aside|reserve|keep back|hold back|save)\b/i;
/** The step goes on with what is left of the food, without its name: "and scatter the other 5 g on top". */
const restWithoutName =
  /^[^.;]*\bthe (?:other|remaining|second|last) (?:half|third|quarter|\d+(?:[.,]\d+)? ?(?:g|ml|tbsp|tsp))(?=\s*(?:[.,;]|$)|\s+(?:on|over|as|for|to|into|in|at|just|whole)\b)/i;
/** The step is done again with more of the same: "do this twice more", "do all 8 this way". */
const repeats =
  /\brepeat\b|\b(?:do|go on|carry on|continue|roll|shape|fold)\b[^.;]{0,40}\b(?:(?:once|twice|two|three|four|\d+)(?: times)? more\b|(?:this|the same) way\b)/i;
const perUnit = /(?:(?<!\bminutes )\beach\b)|\b(?:per|every|apiece|at a time|a time|in turn)\b/i;
const prepPattern =
  /\b(?:rinse|chop|dice|slice|peel|measure|weigh|drain|wash|cut|pat|grate|mince|soak|halve|quarter|trim|core|deseed|crush|cube|separate|shred|julienne|thaw|defrost|prepare|zest|juice|squeeze|scrub|finely)\b[^.;]*$/i;
const useVerbs =
  /\b(?:add|stir|whisk|heat|warm|fry|cook|mix|combine|pour|melt|toss|simmer|boil|bake|roast|place|put|top|scatter|sprinkle|drizzle|spread|fold|beat|cream|rub|blend|tip|arrange|divide|season|coat|dress|serve|brush|spoon|knead|sift|dissolve|bring|brown|sear|saut[eé]|marinate|layer|line|fill|steam|poach|grill|toast|soften|sweat|use|using|with)\b[^.;]*$/i;
const partsPattern =
  /\b(?:zest|juice|rind|peel|yolks?|whites?|leaves|stalks?|stems?|seeds|tops|greens|wedges?|slices?)\b/i;

const numberOf = (text: string): number | undefined =>
  counts[text.toLowerCase()] ?? readNumber(text.trim());

type Quantity =
  | { kind: 'amount'; low: number; high: number; unit: Unit | undefined }
  | { kind: 'share'; share: number }
  | { kind: 'rest' | 'all' | 'vague' | 'plain' };

function readAmount(window: string): Quantity | undefined {
  const found = amountBefore.exec(window);
  if (!found) return undefined;
  const [, from = '', to, , word = '', between = ''] = found;
  const unit = unitOf(word.replace('.', ''));
  const rest = `${unit ? '' : word} ${between}`;
  const low = numberOf(from);
  if (low === undefined || low === 0 || breaksPattern.test(rest)) return undefined;
  const high = to === undefined ? low : (numberOf(to) ?? low);
  const lead = window.slice(0, found.index + 1);
  // "Half of the remaining 20 g".
  const half = /\bhalf(?: of)? the (?:remaining|other|last|reserved)\s*$/i.test(lead) ? 0.5 : 1;
  const times = half * (numberOf(timesBefore.exec(lead)?.[1] ?? '') ?? 1);
  return {
    kind: 'amount',
    low: times * Math.min(low, high),
    high: times * Math.max(low, high),
    unit,
  };
}

function readQuantity(window: string): Quantity {
  const determined = determinedEnd.exec(` ${window}`);
  const lead = determined
    ? ` ${window}`.slice(0, determined.index)
    : window.replace(/\s(?:of)\s*$/, ' of').trimEnd();
  if (restWords.test(window)) return { kind: 'rest' };
  const share = shares.find(([pattern]) => pattern.test(lead));
  if (share && (determined || / of$/.test(lead) || !/[¼½¾⅓⅔\d]/.test(lead)))
    return { kind: 'share', share: share[1] };
  const amount = readAmount(window);
  if (amount) return pointsToCounted.test(window) ? { kind: 'vague' } : amount;
  if (allPattern.test(window)) return { kind: 'all' };
  return { kind: vaguePattern.test(window) ? 'vague' : 'plain' };
}

/** Reads an amount in brackets after the food: "the rice (200 g)". */
function readAfter(after: string): Quantity | undefined {
  const inside = /^\s*\((?:about |the )?([^)]{1,30})\)/.exec(after)?.[1];
  if (!inside || breaksPattern.test(inside)) return undefined;
  return readAmount(`${inside.trim()} `);
}

function statedUseOf(mention: Mention, previousEnd: number, text: string): StatedUse {
  const { food, items } = mention;
  const stop = Math.max(
    previousEnd,
    ...['. ', '; ', ': ', '! '].map((end) => text.lastIndexOf(end, food.start) + 1),
  );
  const window = text.slice(stop, food.start);
  const end = food.start + food.text.length;
  const sentenceEnd = text.indexOf('. ', end);
  const sentence = text.slice(
    Math.max(0, text.lastIndexOf('. ', food.start) + 1),
    sentenceEnd < 0 ? undefined : sentenceEnd,
  );
  const quantity = readAfter(text.slice(end)) ?? readQuantity(window);
  const clause = sentence.slice(0, Math.max(0, sentence.indexOf(food.text)));
  const around = `${clause.slice(-25)}${food.text}${text.slice(end, end + 25)}`;
  const uncounted =
    quantity.kind !== 'rest' &&
    (perUnit.test(sentence) ||
      repeats.test(text) ||
      setAside.test(clause) ||
      restWithoutName.test(text.slice(end)) ||
      /\b(?:halves|quarters|wedges|rounds|segments|slices|strips)$/i.test(food.text) ||
      namesAMixture.test(text.slice(end)));
  return {
    items,
    step: text,
    match: food.text,
    isPrep: prepPattern.test(clause) && !useVerbs.test(clause),
    part: partsPattern.exec(around)?.[0].toLowerCase() ?? '',
    ...(uncounted ? { kind: 'vague' as const } : quantity),
  };
}

/** Returns what each mention in a step uses of the listed items, in text order. */
export function statedUses({ line, mentions }: ReadStep): StatedUse[] {
  let previousEnd = 0;
  return mentions.flatMap((mention) => {
    const use = mention.items.length > 0 ? [statedUseOf(mention, previousEnd, line.text)] : [];
    previousEnd = mention.food.start + mention.food.text.length;
    return use;
  });
}
