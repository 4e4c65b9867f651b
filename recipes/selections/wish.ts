import { matchFoods } from '../pantry/lexicon.ts';
import { resolveAvoided } from './avoid.ts';
import { resolveDiet } from './diets.ts';

/** What a wish says that we can hold to: diets, foods to leave out, foods to use. */
export type ReadWish = { diets: string[]; avoid: string[]; prefer: string[] };

const NEGATIVE =
  /\b(?:no|without|avoid(?:ing)?|not|free (?:of|from)|allerg(?:y|ic) to|allergic|intoleran(?:t|ce) (?:to|of)|hates?|dislikes?|don'?t (?:like|eat|want)|doesn'?t (?:like|eat|want)|can'?t (?:have|eat)|cannot (?:have|eat)|skip|leave out|omit|except|nothing with)\b/i;
const CLAUSE_END = /[.;!?]|,?\s\b(?:but|with|please|instead|i want|i like|i love|using|use)\b/i;
const SUFFIX =
  /\b([\p{L}]+(?:[ -]nut)?)[- ]free\b|\b([\p{L}]+(?: nut)?) (?:allergy|intolerance)\b/giu;
const DIET_WORDS =
  /\b(?:vegan|vegetarian|pescatarian|halal|kosher|keto|paleo|jain|plant[- ]based|dairy[- ]free|gluten[- ]free|nut[- ]free|egg[- ]free|soy[- ]free|low[- ]fodmap|low[- ]carb|c(?:o)?eliac)\b/gi;

/** The stretches of text that speak of what is not wanted. */
function negatedStretches(wish: string): string[] {
  const stretches: string[] = [];
  for (let rest = wish; ; ) {
    const start = NEGATIVE.exec(rest);
    if (!start) return stretches;
    const after = rest.slice(start.index + start[0].length);
    const end = CLAUSE_END.exec(after)?.index ?? after.length;
    stretches.push(after.slice(0, end));
    rest = after.slice(Math.max(end, 1));
  }
}

/** Group words that name no single ingredient, which a negation may still mean. */
const GROUP_WORDS =
  /\b(?:nuts?|meat|dairy|gluten|shellfish|seafood|alcohol|lactose|wheat|sugar|nightshades?|onions?|garlic|mushrooms?|caffeine|celery|mustard|sesame|soya?|lupin|sulphites?|molluscs?|crustaceans?|pork|beef|poultry)\b/gi;

/**
 * Reads a wish: "quick curry, no coriander, allergic to peanuts". What it forbids is held to like a
 * chosen category; what it merely mentions is preferred.
 */
export function readWish(text: string): ReadWish {
  const wish = text.replace(/[’‘]/g, "'");
  const stretches = negatedStretches(wish);
  const suffixed = [...wish.matchAll(SUFFIX)].flatMap(([, free, allergy]) => free ?? allergy ?? []);
  const negative = [...stretches, ...suffixed];
  const named = negative.flatMap((stretch) => [
    ...matchFoods(stretch)
      .filter((match) => match.entry.kind !== 'mask')
      .map((match) => match.text),
    ...(stretch.match(GROUP_WORDS) ?? []),
  ]);
  const positive = negative.reduce((text, stretch) => text.replace(stretch, ' '), wish);
  const diets = [...positive.matchAll(DIET_WORDS)].map(([word]) =>
    word.replace(/^coeliac|celiac$/i, 'gluten-free'),
  );
  return {
    diets: diets.filter(
      (name) => resolveDiet(name) !== undefined || resolveAvoided(name) !== undefined,
    ),
    avoid: [...new Set(named.map((name) => name.toLowerCase()))].filter((name) =>
      resolveAvoided(name),
    ),
    prefer: matchFoods(positive.replace(DIET_WORDS, ' '))
      .filter((match) => match.entry.kind === 'ingredient')
      .flatMap((match) => [...match.entry.ingredientIds]),
  };
}
