import { matchFoods } from '#recipes/pantry/lexicon.ts';
import { ingredient } from '#recipes/pantry/pantry.ts';
import { wordsOf } from '#recipes/pantry/words.ts';
import { keyOf } from '#recipes/selections/names.ts';
import { isMeatOrFish, shareUsed } from './fit-foods.ts';
import { isAlsoNamed } from './is-of-kind.ts';
import type { Known } from './known-dish.ts';
import { tellingWords } from './telling-words.ts';
import type { WantedFood } from './wanted-food.ts';
import type { Wants } from './wants.ts';

/** What a wish names by its last noun: the latte of "iced matcha latte", with the words that other dishes of the kind have. */
export type AskedKind = {
  /** Words that the names of a dish of this kind contain; any one of the lists will do. */
  words: readonly (readonly string[])[];
  /** The foods that the wish puts before the noun: the mango of "mango sorbet". */
  foods: readonly WantedFood[];
  /** Words before a noun that says hardly anything by itself: the curry of "curry sauce". The names of a dish contain them. */
  mustSay: readonly string[];
  /** The key of the wish without what it says beside the dish or rules out. */
  wish: string;
};

/** Names of kinds of dish, in the singular, with other words for the same kind. A dish of another kind answers no wish for one of these. */
const kindRows = `bagel; bread: loaf focaccia flatbread naan roll bun sourdough cornbread brioche challah ciabatta baguette roti pita; bun: roll; cake: gateau torte sponge; bar: flapjack; ball: bite truffle; bark; biryani; brownie; burger: patty; burrito; cheesecake; chilli: chili; chili: chilli; chutney: relish; cobbler: crumble;
  coffee: latte cappuccino espresso frappe; compote; bolognese: ragu; carbonara; cookie: biscuit; biscuit: cookie shortbread cracker; coleslaw: slaw; cordial: syrup; cracker: oatcake crispbread; crisp: chip; crumble: cobbler crisp; cupcake: muffin; curd; dip;
  curry: masala korma jalfrezi vindaloo tikka dal rendang balti madras; dal: daal dhal; custard; doughnut; dressing: vinaigrette; dumpling: gyoza wonton momo; enchilada; fajita; falafel;
  flapjack: bar; flatbread: naan pita roti chapati; focaccia; fondue; frittata: omelette; fritter; fudge; gelato: icecream; goulash; granita; granola; gyoza: dumpling; hummus;
  jam: preserve; jelly; jerky; ketchup; kebab: skewer souvlaki; kimchi; lasagne; lassi; latte; lemonade; loaf: bread cake; lolly: popsicle;
  macaron; marmalade; marshmallow; mayo: mayonnaise; mayonnaise: mayo; meatball; meatloaf; meringue: pavlova; milkshake: shake smoothie; mocktail: lemonade spritz punch cooler mojito cocktail;
  moussaka; mousse; muesli; muffin: cupcake; naan; nachos; nugget: goujon; oatcake: cracker; omelette: frittata tortilla; paella; pasta: spaghetti penne linguine tagliatelle macaroni fettuccine rigatoni orecchiette fusilli farfalle bucatini pappardelle ziti tonnarelli cannelloni ravioli tortellini carbonara bolognese amatriciana puttanesca alfredo arrabbiata ragu;
  pancake: crepe blini; pavlova: meringue; pesto; pie: pasty; pizza: calzone;
  popcorn; popsicle: lolly; porridge: oatmeal; pretzel; punch; quesadilla; quiche: tart; ramen; ratatouille; relish: chutney; risotto; roulade; salad; salsa; samosa; sauce; sangria; sauerkraut: kraut; schnitzel; scone; shake: smoothie milkshake; smoothy: smoothie shake; croute: wellington; mojito: mocktail; margarita: mocktail;
  shortbread; shot; slaw: coleslaw; smoothie: shake; sorbet; souffle; soup: broth chowder bisque gazpacho pho ramen laksa minestrone; souvlaki: kebab; stew: casserole goulash hotpot; stroganoff; stuffing; sushi; taco; tagine; tart: tartlet quiche galette; tiramisu;
  toast; toastie; trifle; truffle; vinaigrette: dressing; waffle; wellington; wrap; yoghurt`;

/** Kinds that have two words, of which the names of a dish contain both. */
const phraseRows = `ice cream: gelato; fried rice: nasi goreng; hot chocolate: cocoa; hot sauce: sriracha; chilli oil; garlic bread; milk bread: shokupan; golden milk: turmeric latte; trail mix; energy ball: bliss ball;
  protein ball: energy ball; protein bar: granola bar; burger bun; pizza dough; pizza base: pizza dough; curry paste; pasta sauce: tomato sauce; cheese sauce; pizza sauce; barbecue sauce: bbq sauce; bbq sauce: barbecue sauce; bubble tea;
  iced tea; iced coffee; fish cake: fishcake; rice pudding; bread pudding: butter pudding; apple butter; lemon curd; preserved lemon; kale chip: kale crisp; baby puree: puree; smash cake; mac cheese: macaroni cheese`;

type Words = readonly string[];
const wordsIn = (text: string): string[] => wordsOf(text).map(({ word }) => word);

const rowsOf = (text: string): readonly (readonly [Words, readonly Words[]])[] =>
  text.split(';').map((row) => {
    const [name = '', others = ''] = row.trim().split(/:\s*/);
    const isPhrase = name.includes(' ');
    const more = isPhrase ? (others ? [others] : []) : others.split(/\s+/).filter(Boolean);
    return [wordsIn(name), [wordsIn(name), ...more.map(wordsIn)]] as const;
  });

const kinds = new Map(rowsOf(kindRows).map(([[name = ''], words]) => [name, words]));
const phrases = rowsOf(phraseRows);

/** Where the part of a wish that names the dish ends: "cheese sauce for broccoli", "hummus no tahini". */
const joints =
  /[,;:.!?(]|\b(?:with|without|w|no|low|less|high|extra|not|but|for|from|in|on|that|which|to|at|like|using|made|minus|instead|and|or|plus|please|recipe|recipes|i|we|my)\b|&|\b(?:\p{L}+ed|made|spread|cut) (?=(?:with|in|into|on|over|by)\b)/iu;
/** Where a wish stops naming the dish: "bread, not banana bread", "a soup that is not tomato soup". */
const asides =
  /\b(?:with|without|no|not|but|for|from|that|which|like|instead|than|minus|plus|recipes?|please)\b/iu;

/** Returns the part of a wish that names the dish, with its "and": "biscuits and gravy". A wish that opens with "no" is one name. */
const mainPartOf = (text: string): string => text.split(asides)[0]?.trim() || text;

/** Wishes that say what is at hand: they name no dish, wherever they say so. */
const isAtHand =
  /\b(?:leftovers?|left|use|using|up|open|half|end of|what (?:can|to|do|should)|too many|stale|overripe|tin of|jar of|packet)\b/iu;
/** Wishes that ask for anything of a sort: they name no dish, if they begin so. */
const asksForAnything =
  /\b(?:something|anything|ideas?|what|serve|sides?|food|treats?|craving|want|need|have|got|upgrade|alternative)\b/iu;
/** A wish for a dish that is near another: "i want something like lasagne but faster" is answered by a kind of lasagne. */
const nearTo =
  /^\W*(?:(?:i|we)(?:'d| would)? )?(?:(?:want|like|need|fancy|craving|love) )?(?:(?:something|anything|some|a dish|a meal) )?(?:a bit |very )?(?:like|similar to|along the lines of|close to|in the style of|akin to|kind of|sort of) (?=an? |\p{L})(?:an? )?/iu;
const macAndCheese = /\bmac(?:aroni)?,? (?:and|n|&) che+se\b/iu;
const maxWords = 5;
/** What a wish opens with and leaves out or wants little of: "no bake cheesecake", "low sugar granola", "no garlic no onion pasta". */
const opening = /^(?:\W*(?:and |or )?(?:no|low|less|reduced|zero)[- ]\p{L}+\s)+/iu;

/** Places that make a name another dish: a "Boston cream pie" is no cream pie. Names of cuisines are no such words. */
const places = new Set(
  wordsIn(
    'boston york philly chicago detroit nashville texas kansas memphis bakewell eccles dundee manchester dubai',
  ),
);

/** Words after the noun that say what the dish is like: "brownies vegan", "granola bars chewy". */
const after = new Set(
  wordsIn(
    'easy quick healthy vegan vegetarian keto crispy chewy homemade overnight fudgy crunchy fluffy soft best spicy mild hot cold simple baby kids toddler minutes slow cooker air fryer stovetop skillet oven',
  ),
);

/**
 * Returns the kind of dish that a wish names in its first words.
 * @returns undefined where these are many, for what a cook has at hand, and where their last noun is a food: "leftover ham", "crispy
 *   potatoes"
 */
export function askedKindOf({ text, foods }: Wants): AskedKind | undefined {
  const [head = ''] = text
    .replace(nearTo, '')
    .replace(opening, '')
    .replace(macAndCheese, 'mac cheese')
    .split(joints);
  if (isAtHand.test(text) || asksForAnything.test(head)) return undefined;
  const words = wordsIn(head);
  while (words.length > 1 && after.has(words.at(-1) ?? '')) words.pop();
  if (words.length === 0 || words.length > maxWords) return undefined;
  const phrase = phrases.find(([name]) => name.join(' ') === words.slice(-name.length).join(' '));
  const isPickled = words.includes('pickled') && words.at(-1) !== 'pickled';
  const found = isPickled
    ? [['pickled', words.at(-1) ?? '']]
    : (phrase?.[1] ?? kinds.get(words.at(-1) ?? ''));
  if (!found) return undefined;
  const noun = new Set(phrase?.[0] ?? [words.at(-1) ?? '']);
  const isSauce = words.at(-1) === 'sauce';
  const before = new Set(words.filter((word) => !noun.has(word)));
  const isBefore = ({ name }: WantedFood) => wordsIn(name).every((word) => before.has(word));
  // "Orange curd" is one food of the pantry; its first word is a food, too.
  const ofOneName = foods
    .filter(({ name }) => hasNoun(name, [...noun]))
    .flatMap(({ name, ...food }) =>
      matchFoods(
        wordsIn(name)
          .filter((word) => !noun.has(word))
          .join(' '),
      ).map((match) => ({
        ...food,
        name: match.text,
        ids: new Set(match.entry.ingredientIds),
      })),
    );
  return {
    words: found,
    foods: [...foods.filter((food) => !food.isChosen && isBefore(food)), ...ofOneName],
    mustSay: [...before].filter((word) => isSauce || places.has(word)).flatMap(tellingWords),
    wish: keyOf(mainPartOf(text)),
  };
}

/** Kinds whose names begin with the noun: "Pizza Margherita", "Risotto alla Milanese". */
const nounFirst = new Set(
  wordsIn(
    'pizza risotto focaccia quiche pesto paella mousse lasagne crepe curry ragu gelato pasta spaghetti penne linguine tagliatelle rigatoni orecchiette fusilli farfalle bucatini pappardelle tonnarelli cannelloni ravioli tortellini',
  ),
);
/** Kinds to which a vegetable or a pulse can be added, so that any of them may have it. */
const takesVegetables = new Set(
  wordsIn('soup curry stew salad pizza omelette frittata risotto lasagne tagine dal pasta'),
);
const isVegetable = ({ ids }: WantedFood): boolean =>
  [...ids].some((id) => {
    const { kinds: ofFood } = ingredient(id);
    return ofFood.has('vegetable') || ofFood.has('pulse');
  });

const startsWith = (name: Words, words: Words): boolean =>
  words.every((word, at) => name[at] === word);
/** Whether a name ends with the noun and has the other words before it: "quick pickled red onions" for "pickled onions". */
const endsWith = (name: Words, words: Words): boolean =>
  name.at(-1) === words.at(-1) && words.every((word) => name.includes(word));

/** Whether a name contains the words of a noun. */
export const hasNoun = (name: string, noun: Words): boolean => {
  const said = wordsIn(name);
  return noun.every((word) => said.includes(word));
};

/** Whether a name belongs to a kind. A pizza sauce is not a pizza, although its name begins with the word. */
const isNameOf = (name: Words, words: Words): boolean =>
  endsWith(name, words) ||
  (nounFirst.has(words[0] ?? '') && startsWith(name, words) && !kinds.has(name.at(-1) ?? ''));

/** Two words that name another thing than the second: tofu is a bean curd. */
const otherThings = new Set(['bean curd']);

const isCalled = (names: readonly Words[], words: Words): boolean =>
  names.some((name) => isNameOf(name, words) && !otherThings.has(name.slice(-2).join(' ')));

/** Whether the wish contains a name of several words: "biscuits and gravy" is a dish, not only biscuits. */
const isNamedIn = ({ nameKeys }: Known, wish: string): boolean =>
  nameKeys.some((name) => name.includes(' ') && ` ${wish} `.includes(` ${name} `));

/** Words of cuisines in names: a "Korean egg custard" is not what "egg custard" asks for. */
const nationalities = new Set(
  wordsIn(
    'korean japanese chinese thai vietnamese indian mexican turkish greek persian moroccan ethiopian jamaican brazilian cuban filipino russian',
  ),
);

/** Whether a name of a dish ends or begins with the very noun of the wish: a frittata, where an omelette would do. */
export const hasAskedNoun = ({ heads }: Known, { words: [own = []] }: AskedKind): boolean =>
  isCalled(
    heads.filter((name) => !name.some((word) => nationalities.has(word))),
    own,
  );

/** Kinds that are made of mince, whichever the animal: a lamb burger. */
const ofMince = new Set(
  wordsIn(
    'burger patty meatball meatloaf chilli chili bolognese ragu lasagne kebab pie taco dumpling gyoza samosa burrito nachos pasta moussaka ball',
  ),
);
const hasMince = (noun: string, { held }: Known): boolean =>
  ofMince.has(noun) && held.some(({ id }) => id.endsWith('-mince'));

/** From this share on, a food of a dish may stand for the wished one: plums for cherries, but not courgettes for pumpkin. */
const leastLike = 0.4;

/** Whether a dish is of the asked kind and has its foods, in its name or on its list. */
export function isAskedKind(known: Known, asked: AskedKind): boolean {
  const { words, foods, mustSay, wish } = asked;
  if (isNamedIn(known, wish)) return true;
  const [own = []] = words;
  const [noun = ''] = own;
  const isOfIt =
    words.some((name) => isCalled(known.heads, name)) ||
    (own.length === 1 && (known.keys.courses.includes(noun) || isAlsoNamed(known, noun)));
  return (
    isOfIt &&
    mustSay.every((word) => known.nameWords.has(word)) &&
    foods.every(
      (food) =>
        shareUsed(known, food) >= leastLike ||
        (isMeatOrFish(food) && hasMince(noun, known)) ||
        (takesVegetables.has(noun) && isVegetable(food)) ||
        wordsIn(food.name).every((word) => known.nameWords.has(word)),
    )
  );
}
