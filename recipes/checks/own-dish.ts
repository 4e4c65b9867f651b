import { phraseOf, wordsOf } from '../pantry/words.ts';
import { type Food, foodsIn } from './classify.ts';
import type { Line } from './lines.ts';

/**
 * Names of dishes. In a title such a name says what is made, not what is in it: pancakes may be made without eggs, and
 * whether these are is judged by the list.
 */
const dishes = new Set(
  `pancake waffle crepe galette blini cake cupcake muffin brownie blondie cookie biscuit scone loaf bread flatbread focaccia bun roll bagel pretzel pizza calzone burger patty meatball
   meatloaf sausage pie tart quiche frittata omelette omelet crumble cobbler pudding custard mousse sorbet gelato cheesecake trifle tiramisu lasagne lasagna moussaka curry stew
   chilli chili soup chowder bisque gumbo risotto paella carbonara bolognese ragu alfredo stroganoff ramen pho laksa dumpling gyoza wonton samosa pakora fritter hash nugget schnitzel kebab
   taco burrito quesadilla enchilada nacho fajita sandwich toastie wrap salad coleslaw slaw dip granola muesli flapjack bar doughnut donut truffle fudge parfait pavlova meringue macaroon macaron shortbread
   milkshake shake latte smoothie lassi crumpet tempura katsu croquette casserole gratin bake porridge scramble icecream cream cottage haggis goulash kedgeree biryani pilaf tagine ball crisp cracker`.split(
    /\s+/,
  ),
);
/** Where the dish itself ends in a title: "Burgers with …". What comes after is in it or beside it. */
const besidePattern =
  /\s(?:with|in|on|over|topped|stuffed|served|from|of|plus|for)\s|[,:(–—+]|\s-\s/i;

const lastWord = (text: string): string => wordsOf(text).at(-1)?.word ?? '';

/** Made foods that are added to a dish; a title that ends in one promises it. */
const condimentsPattern =
  /\b(?:pesto|mayonnaise|mayo|aioli|satay|sauce|paste|dressing|vinaigrette|butter|marzipan|chutney|relish|jam|spread|stock|broth|gravy|cream|custard|cheese|milk|sausages?|bacon|ham|nuts?|crackers?|pastry|tofu|seitan|tempeh|noodles?|vinegar|oil|syrup|wine|beer)$/i;

/** The last words of a title's first part: the name of the dish itself, "tagine" of "Chickpea Tagine with Couscous". */
export function ownDishOf(title: Line | undefined): ReadonlySet<string> {
  const own = new Set<string>();
  if (!title) return own;
  const end = title.text.search(besidePattern);
  const part = end < 0 ? title.text : title.text.slice(0, end);
  const head = lastWord(part);
  if (dishes.has(head) && head !== 'cream') own.add(head);
  if (/\bice[- ]cream\b/i.test(part)) own.add('ice cream');
  const made = title.foods.find(
    (food) =>
      food.entry.kind === 'compound' && food.start + food.text.length === part.trimEnd().length,
  );
  if (made && !condimentsPattern.test(made.text))
    own.add(phraseOf(made.text)).add(lastWord(made.text));
  return own;
}

/**
 * Whether a food is the dish of this recipe, by its name: "the pancakes" of a recipe for pancakes. In a step or tip
 * that brings more of it in ("serve with cake") it is not.
 */
export function isOwnDish(food: Food, line: Line, own: ReadonlySet<string>): boolean {
  if (own.size === 0 || line.where === 'ingredients') return false;
  if (line.where === 'title') {
    return own.has(lastWord(food.text)) && !besidePattern.test(line.text.slice(0, food.start));
  }
  // A longer name says what it is: "chocolate cake" beside a recipe for lemon cake is another cake.
  if (!own.has(phraseOf(food.text))) return false;
  const before = line.text.slice(Math.max(0, food.start - 25), food.start);
  return !/\b(?:with|add|beside|alongside|slice of|piece of|on|crumble in)\s+(?:some |a |an |extra |more )?$/i.test(
    before,
  );
}

/**
 * The foods that a dish's name says are in it: the egg of "egg fried rice". What is but a dish of its own, as the sausage of
 * a sausage roll, may be made of something else.
 */
export function foodsNamedBy(dish: Food): Food[] {
  const words = wordsOf(dish.text);
  const last = words.at(-1);
  if (words.length < 2 || !last) return [];
  return foodsIn(dish.text.slice(0, last.start)).filter((food) => !dishes.has(lastWord(food.text)));
}

/** Words that only compare with a food, or let something stand in for it: "smooth as cream". */
const comparesPattern =
  /\b(?:(?:smooth|thick|thin|soft|rich|white|light|yellow|sweet|crisp|silky|creamy|fluffy|good|buttery|hard|firm|dark|golden) as|like|stands? in for|standing in for|takes? the place of|replac(?:es|ing)|resembl\w+|(?:consistency|texture|thickness|colou?r|size|shape|look|taste|feel) of|(?:tastes?|looks?|feels?|smells?) like|reminiscent of|(?:never|not|\w+n['’]?t) miss|would swear|thick(?:ness|er) (?:as|than)|(?:richer|creamier|faster|quicker|better|cheaper|lighter|sweeter|softer|more \w+) than|as \w+ as)\s+(?:(?:an?|the|any|real|wet|damp|fine|coarse|thick|thin|heavy|double|single|pouring|whipped|whipping|large|small|rough|soft|softened|melted|liquid|runny|warm|golden|greek|cold|fresh|good)\s+)*$/i;

/** "A fat like butter", "toppings like feta" name an example, and liken nothing. */
const namesAnExample =
  /\b(?:something|anything|use|using|add|adding|try|toppings?|extras?|fats?|dairy|cheeses?|ingredients?|such)\b(?:(?!\b(?:looks?|tastes?|feels?|smells?)\b)[^.;])*\blike\s+(?:an?\s+|the\s+|some\s+|\d+\s*\w*\s+)?(?:[\w-]+\s+)?$/i;

/** Whether a text only likens something to this food, so that none of it is there. */
export function isComparison(food: Food, line: Line): boolean {
  if (line.where === 'ingredients') return false;
  const after = line.text.slice(food.start + food.text.length, food.start + food.text.length + 25);
  if (/^[- ](?:sized?|like|colou?red|shaped|(?:taste|flavou?r)s? (?:without|with no))/i.test(after))
    return true;
  const before = line.text.slice(Math.max(0, food.start - 70), food.start);
  return comparesPattern.test(before) && !namesAnExample.test(before);
}
