import { isKindWord, isOfKind } from '../../dish/kinds.ts';
import type { ListedItem } from '../../dish/listed-items.ts';
import type { ReadStep } from '../../dish/mentions.ts';
import { partWords } from '../../dish/plain-words.ts';
import type { Finding } from '../../recipe.ts';

/** Phrases that use all ingredients that no step has named yet. */
const allTheRest =
  /\b(?:all (?:of )?(?:the |your )?(?:(?:other|remaining|listed|above|measured) )?ingredients|(?:the |all )?(?:remaining|other|rest of the) ingredients|everything (?:else|(?:that is |that['’]s )?left of)|the rest of the (?:dressing |sauce )?ingredients|all ingredients|the ingredients)\b/i;
/** "Blend everything" means all ingredients when few were named before. Later it only means what is in the pan. */
const everythingPattern =
  /\b(?:blend|whisk|put|place|add|combine|mix|stir|shake|layer|tip|throw|pulse|process|toss|blitz|whizz|simmer|boil|cook)\w*(?: together)? (?:all|everything)\b/i;
const mixtureIngredients =
  /\b(?:the )?(?:dressing|sauce|marinade|vinaigrette|topping|filling|rub|glaze|batter|dough|crumble|salsa|dip|paste|base|crust|salad|slaw|meatball|burger|patty|syrup|brine|broth|curry paste|spice|icing|frosting) ingredients\b|\bingredients (?:for|of) the \w+/i;
const makesMixture =
  /\b(?:make|prepare|whisk|mix|stir|shake|blend)(?: up| together)? (?:the|a|your) (?:\w+ )?(?:dressing|sauce|marinade|vinaigrette|topping|rub|glaze|batter|dough|crumble|salsa|dip|icing|frosting|slurry|brine|pickle|syrup)\b/i;
const dryPattern =
  /\b(?:dry|wet|liquid) (?:ingredients|mixture|mix)\b|\bthe (?:dry|wet) into the (?:dry|wet)\b/i;
const dryOrWet =
  /flour|sugar|salt|powder|bicarb|soda|cocoa|oat|spice|cinnamon|ginger|nutmeg|yeast|almond|starch|semolina|polenta|egg|milk|oil|butter|vanilla|honey|syrup|yog|water|juice|extract|banana|seed|nut|zest|raisin/i;

/** Verbs that use an ingredient without naming it. */
const byVerb: readonly (readonly [RegExp, RegExp])[] = [
  [/\bseason(?:ed|ing)?\b/i, /\b(?:salt|pepper)\b/i],
  [
    /\bgreas(?:e|ed|ing)\b|\boil (?:the|a|your)\b|\bbutter (?:the|a|your)\b|\b(?:lightly|well)[- ](?:oiled|buttered|greased)\b/i,
    /\b(?:oil|butter|spray)\b/i,
  ],
  [/\bflour(?:ed|ing)?\b|\bdust(?:ed|ing)?\b/i, /\b(?:flour|sugar|cocoa)\b/i],
  [/\begg ?wash\b|\bbreaded?\b|\bcrumbed?\b/i, /\b(?:egg|crumb|panko)/i],
  [/\bjuice\b|\bzest\b|\bsqueeze\b/i, /\b(?:lemon|lime|orange|juice)s?\b/i],
  [/\bslurry\b|\bthicken\b/i, /starch|cornflour/i],
  [/\bblanket|\bwrap\b/i, /\b(?:bacon|prosciutto|pancetta|leaves)\b/i],
];

function isNamed(item: ListedItem, steps: readonly ReadStep[]): boolean {
  return steps.some(
    ({ mentions, freeWords }) =>
      mentions.some(({ items, isExact }) => isExact && items.includes(item)) ||
      [...item.words].some(
        (word) => freeWords.has(word) && (!partWords.has(word) || word === item.head),
      ),
  );
}

/** Returns unnamed items that a kind word such as "the spices" covers, unless most items of that kind are named one by one. */
function takenByKind(
  unnamed: readonly ListedItem[],
  items: readonly ListedItem[],
  steps: readonly ReadStep[],
) {
  const taken = new Set<ListedItem>();
  const said = new Set(
    steps.flatMap(({ line }) => line.words.map(({ word }) => word)).filter(isKindWord),
  );
  const rest = (word: string) =>
    steps.some(({ line }) =>
      new RegExp(
        `\\b(?:remaining|rest of the|other|all (?:of )?the) (?:[\\w-]+ )?${word}`,
        'i',
      ).test(line.text),
    );
  for (const word of said) {
    const all = items.filter((item) => isOfKind(word, item));
    const left = all.filter((item) => unnamed.includes(item));
    const named = all.length - left.length;
    if (left.length > 0 && (named <= 0 || named < left.length || rest(word))) {
      for (const item of left) taken.add(item);
    }
  }
  return taken;
}

/** Checks whether a phrase in the steps uses the item without naming it: "whisk the dressing ingredients". */
function takenByPhrase(item: ListedItem, steps: readonly ReadStep[], namedShare: number): boolean {
  return steps.some(({ line: { text }, mentions }) => {
    if (allTheRest.test(text) && !mixtureIngredients.test(text) && !dryPattern.test(text))
      return true;
    if (everythingPattern.test(text) && namedShare < 0.5) return true;
    if (byVerb.some(([verb, thing]) => verb.test(text) && thing.test(item.line))) return true;
    if (dryPattern.test(text) && namedShare < 0.75 && dryOrWet.test(item.line)) return true;
    const said = text.toLowerCase();
    const group = /\b(\p{L}+):?$/u.exec(item.group)?.[1];
    if (mixtureIngredients.test(text)) return group === undefined || said.includes(group);
    if (!makesMixture.test(text)) return false;
    return group === undefined ? mentions.length < 2 : said.includes(group);
  });
}

/** Returns a finding for each listed ingredient that no step uses, under any name that a step may give it. */
export function findUnused(items: readonly ListedItem[], steps: readonly ReadStep[]): Finding[] {
  const unnamed = items.filter((item) => !isNamed(item, steps));
  const byKind = takenByKind(unnamed, items, steps);
  const namedShare = (items.length - unnamed.length) / Math.max(1, items.length);
  return unnamed
    .filter((item) => !byKind.has(item) && !takenByPhrase(item, steps, namedShare))
    .filter(
      (item) =>
        !item.isAside &&
        !/^(?:\W*)(?:sea |table |kosher |fine |coarse )*(?:salt|water)\b/i.test(item.read.food),
    )
    .map(({ line }) => ({
      where: 'ingredients' as const,
      text: line,
      match: line,
      reason: `No step says what to do with “${line}”.`,
    }));
}
