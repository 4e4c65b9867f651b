import type { Course } from '../../selections/requirements.ts';

/**
 * What kind of dish a recipe makes, as far as its amounts matter. A `store` dish is eaten by the spoonful (sauces, jams, spice
 * mixes, pickles), so its amounts per serving say nothing. A `batch` is cooked as one piece or load (bread, biscuits).
 */
export type DishKind = { course: Course | undefined; isStore: boolean; isBatch: boolean };

/** Where the name of the dish ends in a title: "Burgers with …", "Slaw, quick". */
const besidePattern =
  /\s(?:with|in|on|over|under|and|&|topped|stuffed|served|for|from|à la)\s|[,:(–—+|]|\s-\s/i;

const storePattern =
  /\b(?:sauces?|gravy|dressing|vinaigrette|marinade|jam|jelly|marmalade|preserves?|chutney|relish|pickles?|pickled \w+|pesto|ketchup|mustard|mayonnaise|mayo|aioli|toum|zhoug|chimichurri|gremolata|harissa|sambal|salsa(?: verde| macha)?|syrup|cordial|curd|stock|bone broth|fond|rub|(?:spice|seasoning|baking|pancake|cocoa|soup) (?:mix|blend|powder)|seasoning|masala powder|dukkah|za'?atar|garam masala|berbere|mitmita|baharat|advieh|ras el hanout|five[- ]spice|furikake|dashi|curry (?:paste|powder)|chilli (?:paste|oil|crisp)|paste|(?:nut|peanut|almond|garlic|herb|cashew|apple) butter|ghee|kimchi|sauerkraut|(?:infused|flavoured|chilli|herb|garlic) oil|liqueur|limoncello|extract|vinegar|shrub|preserved lemons?|gravlax|cured \w+|jerky|frosting|buttercream|icing|glaze|ganache|caramels?|toffees?|honeycomb|fudge|pralines?|nougat|brittle|starter culture|starter dough|sourdough starter|play dough|confit)\s*$/i;

const fruit = String.raw`(?:\p{L}+ )?(?:\p{L}*berry|apple|pear|plum|damson|rhubarb|peach|apricot|cherry|fig|quince|\p{L}*currant|orange|lemon|lime|mango|pineapple|grape|ginger|vanilla)`;
/** Preserves of several fruits: "Soft-Set Strawberry and Apple Jam". */
const preservePattern = new RegExp(
  String.raw`^(?:[\p{L}-]+ ){0,2}${fruit} (?:and|&) ${fruit} (?:jam|marmalade)$`,
  'iu',
);

const batchPattern =
  /\b(?:bread|loaf|loaves|sourdough|baguettes?|focaccia|ciabatta|brioche|challah|rolls|buns?|bagels?|pretzels?|pizza dough|dough|pastry|cake|gateau|cupcakes?|muffins?|brownies?|blondies?|cookies?|biscuits?|scones?|shortbread|flapjacks?|gingerbread|biscotti|macarons?|macaroons?|meringues?|truffles?|crackers?|oatcakes?|granola|flatbreads?|naans?|tortillas?|pittas?|pitas?|crumpets?|doughnuts?|donuts?|tart|pie|cheesecake|stollen|panettone|bars?|balls|bites)\s*$/i;

const courses: readonly (readonly [Course, RegExp])[] = [
  [
    'drink',
    /\b(?:smoothie|milkshake|lassi|lemonade|limeade|cocktail|mocktail|margarita|mojito|punch|spritz(?:er)?|sangria|latte|cappuccino|hot chocolate|mulled (?:wine|cider)|eggnog|agua fresca|iced tea|chai|cooler|fizz)\s*$/i,
  ],
  [
    'soup',
    /\b(?:soup|chowder|bisque|broth|gazpacho|minestrone|ramen|pho|borscht|bouillabaisse|laksa|vichyssoise|consomm[eé])\s*$/i,
  ],
  [
    'breakfast',
    /\b(?:porridge|overnight oats|granola|muesli|pancakes|waffles|french toast|scrambled eggs?|shakshuka|omelette|omelet|frittata|breakfast \w+)\s*$/i,
  ],
  [
    'dessert',
    /\b(?:crumble|cobbler|panna cotta|mousse|cheesecake|brownies?|cake|sorbet|ice cream|tiramisu|trifle|pavlova|cookies?|rice pudding|sundae|parfait|cupcakes?|muffins?|creme brulee|crème brûlée|gelato|blondies?)\s*$/i,
  ],
  ['salad', /\b(?:salad|slaw|tabbouleh|coleslaw|horiatiki)\s*$/i],
  [
    'dinner',
    /\b(?:curry|lasagne|lasagna|risotto|paella|stew|casserole|pie|roast|tagine|bolognese|carbonara|stir[- ]fry|traybake|chilli con carne|biryani|goulash|stroganoff|moussaka|burgers?|tacos|fajitas|enchiladas)\s*$/i,
  ],
];

/** Returns the name of the dish itself from its title: "Chickpea Tagine" from "Chickpea Tagine with Couscous". */
export function ownName(title: string): string {
  const bare = title.replace(/\p{Extended_Pictographic}/gu, '').trim();
  const end = bare.search(besidePattern);
  return (end > 3 ? bare.slice(0, end) : bare).replace(/[\s.!)]+$/, '');
}

/** Returns the kind of dish from the title and the chosen course. The course stays unknown if neither gives it. */
export function dishKind(title: string, chosen: Course | undefined): DishKind {
  const name = ownName(title);
  const isSavouryPie =
    /\b(?:shepherd|cottage|fish|pot|chicken|beef|steak|meat|pork)\W?s? pie\s*$/i.test(name);
  const isCake =
    /\b(?:cake|bar|ball|bite|bun)s?\s*$/i.test(name) &&
    /\b(?:fish|crab|rice|potato|meat|bean|cod|salmon|tuna|lentil|turkey|chicken|falafel|risotto)\W?\w*\s+\w+\s*$/i.test(
      name,
    );
  const isFilled =
    /\b(?:summer|spring|sushi|egg|cabbage|lobster|maki|lettuce|steak|ham)\W?rolls?\s*$/i.test(name);
  const course = chosen ?? courses.find(([, words]) => words.test(name) && !isCake)?.[0];
  const isStore =
    storePattern.test(name) ||
    preservePattern.test(title) ||
    /^(?:pickled|preserved|cured|candied|infused|fermented)\b/i.test(name);
  return {
    course,
    isStore,
    isBatch: batchPattern.test(name) && !isSavouryPie && !isCake && !isFilled,
  };
}
