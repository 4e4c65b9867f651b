import type { Known } from './known-dish.ts';

/** Other words for a kind of dish in names and descriptions, beside its own word. */
const alsoCalled: Record<string, RegExp> = {
  curry: /\b(?:curr(?:y|ies)|masala|korma|jalfrezi|vindaloo|rogan josh|rendang|tikka)\b/,
  'cold soup':
    /\b(?:(?:cold|chilled|iced) soups?|gazpacho|salmorejo|vichyssoise|ajo ?blanco|okroshka)\b/,
  stew: /\b(?:stews?|casseroles?|goulash|bourguignon|stufato|ragout|daube|hotpot|pot-au-feu)\b/,
  casserole: /\b(?:casseroles?|stews?|bakes?|hotpot|gratin)\b/,
  pie: /\b(?:pies?|pithivier|wellington|empanadas?|pasties)\b/,
  cake: /\b(?:cakes?|torte|torta|gateau|gâteau|sponge)\b(?! of)/,
  noodle:
    /\b(?:noodles?|ramen|udon|soba|pho|laksa|chow mein|lo mein|pad (?:thai|see ew)|singapore)\b/,
  fried: /\b(?:deep[- ]fr\w+|fried|fritters?|fry)\b/,
  roast: /\broasts?\b|\broast (?:beef|chicken|lamb|pork|turkey|dinner)\b/,
  sandwich: /\b(?:sandwich(?:es)?|toastie|burgers?|banh mi|po' boys?|blt|sando|bap)\b/,
  chilli: /\bchill?i con carne\b|\bvegetarian chilli\b/,
  pasta: /\b(?:pasta|spaghetti|penne|lasagne|linguine|tagliatelle|macaroni|fettuccine)\b/,
};

/** Names that contain the word of a kind but are another kind. */
const notThatKind: Record<string, RegExp> = {
  cake: /\b(?:rice|fish|crab|salmon|potato|mash|oat) ?cakes?\b/,
};

const isAlsoCalled = (names: string, said: string, kind: string): boolean =>
  !notThatKind[kind]?.test(names) && (alsoCalled[kind]?.test(said) ?? false);

/** Whether a name of a dish ends with another word for a kind: "masala" for a curry, but not the cake of "carrot cake frosting". */
export const isAlsoNamed = ({ names, heads }: Known, kind: string): boolean =>
  heads.some((words) => {
    const head = words.join(' ');
    const found = alsoCalled[kind]?.exec(head);
    return found ? head.endsWith(found[0]) && !notThatKind[kind]?.test(names) : false;
  });

/** Whether a dish is of a kind that a wish names by a word: a curry, a sandwich, Italian, for Thanksgiving. */
export function isOfKind(known: Known, kind: string): boolean {
  const { keys, names, nameWords, said } = known;
  if (notThatKind[kind]?.test(names)) return false;
  return (
    nameWords.has(kind) ||
    keys.courses.includes(kind) ||
    keys.cuisine === kind ||
    keys.occasions.includes(kind) ||
    isAlsoCalled(names, said, kind)
  );
}
