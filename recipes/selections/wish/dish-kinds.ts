import type { Course } from '../requirements.ts';
import type { Found, WishPartKind, WishWants } from './found.ts';

type Row = readonly [RegExp, string, WishWants];

/** Finds every match of a table of patterns. Each part gets the label and the wants of its row. */
export const findRows = (text: string, kind: WishPartKind, rows: readonly Row[]): Found[] =>
  rows.flatMap(([pattern, label, wants]) =>
    [...text.matchAll(pattern)].map((match) => ({
      ...{ kind, label, wants },
      ...{ from: match.index, to: match.index + match[0].length },
    })),
  );

/** Words for an eater of at most three years. */
export const smallChild = String.raw`\b(?:\d ?-?months?|[1-3] ?-?(?:years?|yr|yo)|(?<!\bdutch )bab(?:y|ies)|toddlers?|weaning|blw)\b`;

const course = (pattern: RegExp, label: string, value: Course): Row => [
  pattern,
  label,
  { course: value },
];

/** What a dish is, which outranks the meal it is for: "soup for lunch" is a soup. */
const dishCourses: readonly Row[] = [
  course(/\b(?:soups?|broths?)\b(?![- ](?:bowl|spoon|mix|packet))/giu, 'Soup', 'soup'),
  course(/\bsalads?\b(?![- ](?:cream|dressing|leaves|leaf|bowl|spinner))/giu, 'Salad', 'salad'),
  course(
    /\bside[- ]dish(?:es)?\b|\b(?:a|as a|as|tasty|nice|quick|easy|veg(?:etable)?|on the) sides?\b(?! of)|\baccompaniments?\b|\bsides? (?:for|to go)\b|(?<=\b(?:sunday|roast|christmas|xmas) (?:lunch |dinner |roast )?)(?:veg(?:etables|gies)?|trimmings)\b|(?<=\b(?:christmas|thanksgiving|easter|sunday|xmas|bbq|barbecue|potluck|party|picnic) )sides?\b|\bwhat (?:goes|to (?:serve|have|eat)|can i (?:serve|have))(?= with)\b|\b(?:veg(?:etables?|gies)?|greens) (?:that |to |which )?(?:goes?|serve)(?= with)/giu,
    'Side dish',
    'side',
  ),
  course(
    new RegExp(
      String.raw`(?<!sourdough )\bstarters?\b(?! (?:pack|kit|discard))|\b(?:appeti[sz]ers?|nibbles|canap[eé]s?|mezz?e|(?<!${smallChild}.*)finger foods?(?!.*${smallChild})|hors d'oeuvres?|antipast[io]|amuse[- ]bouche|first course)\b`,
      'giu',
    ),
    'Starter',
    'appetizer',
  ),
  [/\btapas\b/giu, 'Tapas', { course: 'appetizer', cuisines: ['Spanish'] }],
  course(
    /\b(?:desserts?|afters|sweets|sweet treats?|something (?:sweet|chocolat(?:e|e?y)))\b(?! (?:wine|spoon|potato))|(?<!\b(?:yorkshire|black|white|blood|steak|kidney|suet|pease|pea|savoury) )\bpuddings?\b(?= (?:that|which|for|please|idea)|[,.!?]|$)|\bpuddings? (?:using|with|from|to)\b|\b(?:stodgy|comforting|quick|easy|nice|old[- ]fashioned|a|some) pudding\b(?= (?:for|using|with|from|like)|[ ,.!?]*$)|\bsweet tooth\b|\bfor pudding\b|\ba pudding\b(?! (?:rice|basin))/giu,
    'Dessert',
    'dessert',
  ),
  [
    /\bmocktails?\b/giu,
    'Drink without alcohol',
    { course: 'drink', leavesOut: ['alcoholic drinks'] },
  ],
  course(
    /(?<!\b(?:does|do|did|ca|wo)n['’]?t )\b(?:smoothies?|milkshakes?|lemonades?|drinks?|beverages?)\b(?! (?:chocolate|well))|(?<!(?:prawn|shrimp|fruit|seafood|crab) )\bcocktails?\b(?! (?:sausages?|sticks?|sauce|onions?))/giu,
    'Drink',
    'drink',
  ),
  course(/\b(?:snacks?|nibbles|munchies)\b/giu, 'Snack', 'snack'),
];

const mealCourses: readonly Row[] = [
  course(/\b(?:breakfasts?|brunch(?:es)?)\b(?! (?:sausages?|tea))/giu, 'Breakfast', 'breakfast'),
  course(/\b(?:packed |work |school )?lunch(?:es)?\b(?![- ]?box)/giu, 'Lunch', 'lunch'),
  course(
    /\b(?:dinners?|suppers?|evening meal|main (?:course|dish|meal)|mains?)\b(?! (?:ingredients?|thing|rolls?|party main))/giu,
    'Dinner',
    'dinner',
  ),
];

/** Finds the requested course. The name of a meal does not count when a kind of dish is named. */
export function findCourse(text: string): Found[] {
  const dishes = findRows(text, 'course', dishCourses);
  const [first, ...others] = dishes.sort((one, other) => one.from - other.from);
  const meals = findRows(text, 'course', mealCourses);
  const held = first ?? meals[0];
  // Only one course counts. The others are understood as the time of the meal or as what it is eaten with, and want nothing.
  return [...(held ? [held] : []), ...[...others, ...meals].filter((one) => one !== held)].map(
    (one) => (one === held ? one : { ...one, label: held?.label ?? one.label, wants: {} }),
  );
}

/** Names that only sound like a country and that no table of foods contains: French toast, Turkish coffee. */
const misnomers = String.raw`french (?:toast|fries|beans?|dressing|press|sticks?|loaf|lentils?|meringue|onions?(?! soup))|danish (?:pastr\w+|blue)|turkish (?:delight|coffee|peppers?)|english (?:muffins?|mustard|cucumber)|spanish onions?|chinese (?:five|5|leaf|leaves|cabbage|new year)|american cheese|italian (?:sausages?|seasoning|herbs?|dressing|meringue)|indian tonic|thai (?:basil|chill?i\w*)|irish (?:cream|coffee)|roman (?:lettuce|numerals)|german chocolate|mediterranean diet`;

/** Cuisines of the catalogue and others that we cook, each with its other names. */
const cuisines: readonly (readonly [string, string])[] = [
  ['Italian', 'italian|italy|sicilian|tuscan|roman|neapolitan|venetian|sardinian'],
  ['Mexican', 'mexican|mexico|tex[- ]?mex'],
  ['Indian', 'indian|india|punjabi|gujarati|goan|bengali|pakistani|bangladeshi|nepal(?:i|ese)'],
  ['Chinese', 'chinese|china|s[iz](?:e)?chuan|cantonese|hunan|taiwanese'],
  ['Japanese', 'japanese|japan|izakaya'],
  ['Thai', 'thai|thailand|laotian|burmese|cambodian'],
  ['French', 'french|france|proven[cç]al|parisian|breton|alsatian'],
  ['Greek', 'greek|greece|cypriot|cretan'],
  ['Spanish', 'spanish|spain|catalan|basque|andalusian'],
  [
    'Middle Eastern',
    'middle[- ]eastern|lebanese|lebanon|levantine|syrian|israeli|palestinian|jordanian|egyptian|arab(?:ic|ian)?|iraqi|yemeni',
  ],
  ['Moroccan', 'moroccan|morocco|north african|tunisian|algerian'],
  ['Turkish', 'turkish|anatolian'],
  ['Korean', 'korean|korea'],
  ['Vietnamese', 'vietnamese|vietnam'],
  ['American', 'american|californian|hawaiian'],
  ['British', 'british|english|scottish|irish|welsh'],
  ['German', 'german|germany|bavarian|austrian|viennese'],
  ['Nordic', 'nordic|scandinavian|scandi|swedish|danish|norwegian|finnish|icelandic'],
  ['Mediterranean', 'mediterranean'],
  ['Caribbean', 'caribbean|jamaican|cuban|trinidadian|haitian'],
  ['Brazilian', 'brazilian'],
  ['Persian', 'persian|iranian|afghan'],
  ['Ethiopian', 'ethiopian|eritrean'],
  ['Cajun', 'cajun|creole|louisiana'],
  ['West African', 'west african|nigerian|ghanaian|senegalese'],
  ['South African', 'south african'],
  ['Portuguese', 'portuguese'],
  ['Polish', 'polish|czech'],
  ['Hungarian', 'hungarian'],
  ['Ukrainian', 'ukrainian|russian|eastern european|romanian|bulgarian'],
  ['Georgian', 'georgian|armenian'],
  ['Sri Lankan', 'sri lankan'],
  ['Indonesian', 'indonesian|malaysian|balinese|singaporean'],
  ['Filipino', 'filipino'],
  ['Peruvian', 'peruvian'],
  ['Argentinian', 'argentin(?:ian|e)'],
];

/** Words for a whole region: any of its cuisines matches. */
const regions: readonly Row[] = [
  [
    /\b(?:pan[- ])?asian(?:[- ](?:style|inspired|ish|y)|-?y)?\b|\boriental\b/giu,
    'Cuisine: Asian',
    { cuisines: ['Chinese', 'Japanese', 'Thai', 'Korean', 'Vietnamese'] },
  ],
  [
    /\blatin(?: american)?\b/giu,
    'Cuisine: Latin American',
    { cuisines: ['Mexican', 'Brazilian', 'Peruvian'] },
  ],
];

const cuisineRows: readonly Row[] = cuisines.map(([name, words]) => [
  new RegExp(
    String.raw`\b(?!(?:${misnomers})\b)(?:${words})\b(?:[- ](?:style|inspired|ish))?`,
    'giu',
  ),
  `Cuisine: ${name}`,
  { cuisines: [name] },
]);

/** Finds the requested cuisine, by the name that the chef uses. "French toast" names no cuisine. */
export const findCuisines = (text: string): Found[] =>
  findRows(text, 'cuisine', [...regions, ...cuisineRows]);

const technique = (pattern: RegExp, name: string): Row => [
  pattern,
  `Technique: ${name}`,
  { techniques: [name] },
];

const techniqueRows: readonly Row[] = [
  technique(
    /\b(?:char-?)?grilled\b(?! cheese)|\bgriddled\b|\bbarbe[cq]ued\b|\bbbq'?e?d\b|\bon the (?:grill|barbecue|bbq|barbie)\b/giu,
    'Grilling',
  ),
  technique(
    /(?<!(?:no|half|un|twice)[- ])\b(?:oven[- ])?baked\b(?! (?:beans|goods|alaska|ziti))/giu,
    'Baking',
  ),
  technique(
    /(?<!(?:slow|dry|pot|sunday)[- ])\b(?:oven[- ])?roast(?:ed|ing)?\b(?! (?:peanuts|nuts|garlic powder|dinner))/giu,
    'Roasting',
  ),
  technique(/\bbrais(?:e|ed|ing)\b/giu, 'Braising'),
  technique(/\bstir[- ]?fr(?:y|ied|ies|ying)\b|\bwok[- ]fried\b/giu, 'Stir-Frying'),
  technique(/\bsteam(?:ed|ing)\b/giu, 'Steaming'),
  technique(/\b(?:pan[- ])?seared\b|\bpan[- ]fried\b/giu, 'Pan-Searing'),
  technique(/\bslow[- ]?cook(?:ed|ing)?\b/giu, 'Slow Cooking'),
  technique(/\bair[- ]?fr(?:ied|y)\b/giu, 'Air Frying'),
  technique(/\bpoached\b/giu, 'Poaching'),
  technique(/\bsimmered\b/giu, 'Simmering'),
  technique(/\bpickled\b/giu, 'Pickling'),
];

/** Finds cooking techniques of the catalogue. */
export const findTechniques = (text: string): Found[] => findRows(text, 'technique', techniqueRows);

const style = (pattern: RegExp, name: string): Row => [pattern, name, { styles: [name] }];

const styleRows: readonly Row[] = [
  style(/\bcomfort(?:ing|s)?(?: food)?\b/giu, 'Comfort Food'),
  style(
    /\blight and fresh\b|\blight(?= (?:supper|dinner|lunch|meal|tea|bite)\b)|\b(?:something|a|nice and) (?:light|fresh)\b(?! (?:chicken|fish|pasta|bread|salmon|herbs?|tuna|fruit|bulb))|\b(?:not|nothing) (?:too )?(?:heavy|rich|stodgy)\b|\bsummery\b|\brefreshing\b/giu,
    'Light and Fresh',
  ),
  style(/\bfamily[- ]friendly\b|\bfor the (?:whole )?family\b(?! of)/giu, 'Family Friendly'),
  style(
    /\b(?:on a budget|budget(?:[- ]friendly)?|cheap(?: and cheerful)?|inexpensive|thrifty|frugal|low[- ]cost|not (?:too )?expensive|no (?:money|cash)|skint|broke|(?:before|til+|until) pay-?day|end of the month|under (?:a )?(?:fiver|tenner)|(?:under|for|less than|max|about|have|got|only) (?:[£$€] ?\d+|\d+ (?:quid|pounds|bucks|dollars|euros?))|(?:poor |broke )?student(?:s| food| meal)?)\b(?! (?:cut|cuts))/giu,
    'Budget Friendly',
  ),
  style(
    /\b(?:meal|batch)[- ](?:prep(?:ping)?|cook(?:ing)?)\b|\bmake[- ]ahead\b|\b(?:can (?:be )?|i can |to )?(?:mad?e|cook(?:ed)?|prep(?:are|ped|ared)?|do(?:ne)?|get ready) (?:it |this |them )?(?:the )?(?:night|day|evening) (?:before|ahead)\b|\b(?:in advance|ahead of time|(?:the )?(?:night|day) (?:before|ahead))\b|\b(?:freezer|batch) (?:meals?|food|dinners?|stash|cook\w*)\b|\b(?:for )?(?:a |my )?new (?:mum|mom|parents)\b|\bbatch\b|\bkeeps? for (?:lunches|days|the week)\b|\b(?:freezes|keeps) well\b|\bfreezer[- ]friendly\b/giu,
    'Meal Prep',
  ),
  style(/\bfestive\b/giu, 'Festive'),
  style(/\bstreet food\b/giu, 'Street Food'),
  style(/\brustic\b/giu, 'Rustic'),
  style(/\bmodern\b/giu, 'Modern'),
];

/** Finds styles of the catalogue: the mood of the meal. */
export const findStyles = (text: string): Found[] => findRows(text, 'style', styleRows);
