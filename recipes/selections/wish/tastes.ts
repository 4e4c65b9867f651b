import { findRows } from './dish-kinds.ts';
import type { Found, WishWants } from './found.ts';
import { mildHeatPattern } from './restriction-words.ts';

type Row = readonly [RegExp, string, WishWants];

/** Words before an occasion: "for a", "for my", "for our kid's". */
const forA = String.raw`(?:\bfor (?:(?:an?|the|my|our|his|her|their|your|this|tomorrow's|tonight's)\s+)?(?:(?:kid|child|son|daughter|wife|husband|mum|mom|dad|friend|boss|grandma|partner)(?:'s|s')?\s+)?|\b)`;
const occasion = (words: string, name: string): Row => [
  new RegExp(`${forA}(?:${words})\\b`, 'giu'),
  `Occasion: ${name}`,
  { occasions: [name] },
];

const occasions: readonly Row[] = [
  occasion(String.raw`(?:\d+(?:st|nd|rd|th) )?birthdays?(?: party| dinner)?`, 'Birthday'),
  occasion('christmas(?: day| eve)?|xmas', 'Christmas'),
  occasion('easter(?: sunday| monday)?', 'Easter'),
  occasion('thanksgiving', 'Thanksgiving'),
  occasion('halloween', 'Halloween'),
  occasion("new year(?:'?s)?(?: eve| day)?", 'New Year'),
  occasion("valentine(?:'?s)?(?: day)?", "Valentine's Day"),
  occasion("mother'?s'? day|mothering sunday", "Mother's Day"),
  occasion("father'?s'? day", "Father's Day"),
  occasion('diwali', 'Diwali'),
  occasion('ramadan(?: iftar)?|iftar|suhoor', 'Ramadan'),
  occasion('eid', 'Eid'),
  occasion('han+uk+ah|chanukah', 'Hanukkah'),
  occasion('passover', 'Passover'),
  occasion('(?:lunar|chinese) new year', 'Lunar New Year'),
  occasion('bonfire night', 'Bonfire Night'),
  occasion('picnics?', 'Picnic'),
  occasion(
    '(?:summer |family |garden |backyard )(?:barbecue|barbeque|bbq)s?|cook-?out',
    'Barbecue',
  ),
  [
    /^(?:a )?(?:barbecue|barbeque|bbq)\b|\b(?:for|at|to) (?:a|the|our|my) (?:big |summer |family )?(?:barbecue|barbeque|bbq)s?\b|\b(?:barbecue|barbeque|bbq)(?= (?:party|side|food|season|dessert|salad|starter))/giu,
    'Occasion: Barbecue',
    { occasions: ['Barbecue'] },
  ],
  occasion('date[- ]night|romantic(?: (?:dinner|meal|evening|night))?', 'Date night'),
  occasion('dinner part(?:y|ies)', 'Dinner party'),
  occasion('anniversary', 'Anniversary'),
  occasion('wedding(?: day| party| reception)?', 'Wedding'),
  occasion('engagement party', 'Engagement'),
  occasion('baby shower|christening', 'Baby shower'),
  occasion('house-?warming(?: party)?', 'Housewarming'),
  occasion('graduation', 'Graduation'),
  occasion('pot-?luck|bring and share', 'Potluck'),
  occasion('buffet', 'Buffet'),
  occasion('(?:afternoon|high|cream) tea', 'Afternoon tea'),
  occasion('(?:game|match)[- ](?:day|night)|super ?bowl', 'Game day'),
  occasion('(?:movie|film)[- ]night', 'Movie night'),
  occasion('camping(?: trip)?|camp-?site', 'Camping'),
  occasion("(?:school |work |kids'? |kid's |children's )?lunch ?box(?:es)?", 'Lunchbox'),
  occasion(
    'sunday (?:lunch|roast|dinner)|roast dinner(?! leftovers?)|(?:proper |full |trad(?:itional)? )roast(?= (?:for|with)|$)',
    'Sunday lunch',
  ),
  occasion('(?:busy )?week-?nights?', 'Weeknight'),
  occasion('(?<!dinner )part(?:y|ies)(?! of)(?: food)?', 'Party'),
];

/** Finds the occasion: a birthday, a picnic, a lunchbox. */
export const findOccasions = (text: string): Found[] =>
  findRows(text, 'occasion', occasions).filter(
    // "Ham from Christmas" names no occasion.
    ({ from }) =>
      !/\b(?:from|after|since)\s+(?:(?:the|all|too much|so much|a big|heavy|that) )*$/iu.test(
        text.slice(0, from),
      ),
  );

const textureWords = [
  ['crispy', 'crisp(?:y|iest|ier)?|crackl(?:y|ing)'],
  ['crunchy', 'crunch(?:y|ier)?'],
  ['brothy', 'brothy'],
  ['creamy', 'creamy|creamier'],
  ['chewy', 'chewy'],
  ['silky', 'silky'],
  ['smooth', 'smooth'],
  ['fluffy', 'fluffy|airy|pillowy'],
  ['gooey', 'gooey|oozy|melty|molten'],
  ['fudgy', 'fudgy|fudgey'],
  ['sticky', 'sticky'],
  ['juicy', 'juicy'],
  ['tender', 'tender|melt[- ]in[- ](?:the|your)[- ]mouth|fall[- ]apart'],
  ['soft', 'soft'],
  ['chunky', 'chunky'],
  ['velvety', 'velvety'],
  ['flaky', 'flaky|flakey'],
  ['moist', 'moist'],
  ['saucy', 'saucy'],
  ['fresh', 'fresh(?= (?:and|&|n)\\b|[,.!]|$)'],
  ['tangy', 'tang(?:y|ier)|zing(?:y|ier)|zesty|sour|sharp|citrus(?:s?y)'],
  ['smoky', 'smok(?:y|ey|ier)'],
  ['cheesy', 'chees(?:y|ier)'],
] as const;
const textures: readonly Row[] = textureWords.map(([name, words]) => [
  new RegExp(
    String.raw`\b(?:${words})\b(?! (?:drinks?|serve|spot|stem|fruits?|brown|cheese|cream|soup|dough|knife|cheddar|cherr\\w+|pork|chicken|prawns?))`,
    'giu',
  ),
  `Texture: ${name}`,
  { textures: [name] },
]);

/** Finds textures: "crispy", "creamy". */
export const findTextures = (text: string): Found[] => findRows(text, 'texture', textures);

const notFood =
  '(?! (?:day|days|weather|summer|afternoon|evening|night|oven|pan|water|plate|outside|out|here|today|in))';
const veryHot = new RegExp(
  String.raw`\b(?:(?:very|really|extra|super|seriously|extremely|insanely|crazy|proper(?:ly)?|ridiculously) (?:spicy|fiery)|(?:very|really|extra|super|extremely|blazing|insanely) hot${notFood}|(?:blow|blows) (?:my|your|our) head off(?: hot)?|face[- ]melting|as (?:hot|spicy) as (?:possible|it gets|you can))`,
  'giu',
);
const heats: readonly Row[] = [
  [
    new RegExp(
      String.raw`${mildHeatPattern}|\b(?:a )?(?:little|tiny|touch of) (?:bit of )?(?:heat|spice)\b`,
      'giu',
    ),
    'Mild heat',
    { spice: 'mild' },
  ],
  [veryHot, 'Extra hot', { spice: 'extra-hot' }],
  [/\bmedium(?:[- ](?:heat|hot|spicy|spice))\b/giu, 'Medium heat', { spice: 'medium' }],
  [
    /\b(?:spicier|fierier|more (?:spicy|fiery|heat)|with more kick|with a kick|hot and spicy|spicy|fiery)\b/giu,
    'Hot and spicy',
    { spice: 'hot' },
  ],
  [
    /\bmild(?:ly spiced)?\b(?! (?:cheese|cheddar|salsa|weather|olive|mustard|chill?i))/giu,
    'Mild heat',
    { spice: 'mild' },
  ],
];

/** Finds the requested heat. "Hot" alone is a temperature. */
export const findHeat = (text: string): Found[] => findRows(text, 'spice', heats);

const easy =
  /\b(?:(?:super|very|really|dead) )?(?:easy|simple|effortless|fool-?proof|fuss-?free|no[- ]fuss|(?:nothing|not) (?:too )?(?:fancy|complicated|difficult|fussy|hard|involved|elaborate)|(?:complete |total |absolute )?beginners?(?: friendly|-friendly)?|(?:i )?can'?t (?:really )?cook|no cooking skills|lazy|low[- ]effort|shortcuts? (?:welcome|ok|fine|allowed)|with shortcuts|cheat(?:'?s)? version)\b(?! (?:on|over|peelers?|syrup|going|carbs?))/giu;
const hard =
  /\b(?:(?:a )?show[- ]?stopp(?:er|ing)|impressive|(?:to )?impress(?! (?:me|upon))|(?:a )?(?:real )?challeng(?:e|ing)|elaborate|advanced|difficult|restaurant[- ](?:quality|style|level)|michelin(?:[- ]star(?:red)?)?|fine dining|fancy|wow factor|from scratch project)\b/giu;
const skills: readonly Row[] = [
  [easy, 'Easy', { difficulty: 'Easy' }],
  [hard, 'May be hard to make', { difficulty: 'Hard' }],
];

/** Finds the difficulty: "nothing fancy" is easy, "a showstopper" may be hard. */
export const findSkill = (text: string): Found[] => findRows(text, 'difficulty', skills);

const kids =
  /\b(?:for )?(?:(?:my|the|our|some|\d+|two|three|four|five|young|small|little|fussy|picky|school|hungry)\s+)*(?:kids?|child(?:ren)?|toddlers?|grandkids|grandchildren|little ones|fussy eaters?|picky eaters?|fussy|picky|teen(?:ager)?s?|(?:[3-9]|1[0-2]|four|five|six|seven|eight|nine|ten) ?-?(?:yr|year|yo|y\/o)s?(?:[- ]olds?)?)\b(?:[- ](?:friendly|approved))?/giu;
const audiences: readonly Row[] = [
  [
    kids,
    'For kids: mild, family friendly, no alcohol',
    {
      spice: 'mild',
      styles: ['Family Friendly'],
      leavesOut: ['alcoholic drinks', 'coffee'],
      occasions: ['Children'],
    },
  ],
];

/** Finds whether children eat along. */
export const findAudience = (text: string): Found[] => findRows(text, 'audience', audiences);

const macro = (pattern: RegExp, name: string): Row => [pattern, name, { macros: [name] }];
const macros: readonly Row[] = [
  macro(
    /\b(?:high|more|lots of|extra|cheap)[- ]protein\b|\b(?:needs?|want|some) protein\b|(?<!\b(?:less than|under|below|max(?:imum)?|at most|up to|(?:no|not) more than|only|low) (?:of )?)\b[2-9]\d ?g(?:rams?)?(?: of)? protein\b(?! (?:per|a|each|\/) ?(?:day|kg))|\bprotein[- ](?:rich|packed)\b/giu,
    'High Protein',
  ),
  macro(
    /\b(?:after|post|before|pre)[- ](?:the |my )?(?:gym|workout|training|run)\b/giu,
    'High Protein',
  ),
  macro(
    /\bless sugar\b|\b(?:(?<!\ba (?:very )?)little|hardly any) sugar\b(?=\s*(?:[.,;!?)]|$|\b(?:and|or|but|please|as possible|if possible|because|cos|since)\b))|\bwenig(?:er)? zucker\b|\b(?:not|nothing) (?:too|very|so) sweet\b/giu,
    'Low Sugar',
  ),
  macro(
    /\bless salt\b|\b(?:(?<!\ba (?:very )?)little|hardly any) salt\b(?=\s*(?:[.,;!?)]|$|\b(?:and|or|but|please|as possible|if possible|because|cos|since)\b))|\bwenig(?:er)? salz\b|\b(?:not|nothing) (?:too|very|so) salty\b/giu,
    'Low Salt',
  ),
  macro(
    /\bless (?:fat|oil)\b|\b(?:(?<!\ba (?:very )?)little|hardly any) (?:fat|oil)\b(?=\s*(?:[.,;!?)]|$|\b(?:and|or|but|please|as possible|if possible|because|cos|since)\b))|\bwenig(?:er)? (?:fett|öl)\b|\b(?:not|nothing) (?:too|very|so) (?:greasy|oily|fatty)\b/giu,
    'Low Fat',
  ),
  macro(/\bhigh[- ]fib(?:re|er)\b|\bfib(?:re|er)[- ]rich\b/giu, 'High Fibre'),
  macro(
    /\b(?:under|below|less than|max(?:imum)?|at most) 500 ?(?:k?cal(?:orie)?s?)\b/giu,
    'Under 500 kcal',
  ),
];

/** Finds nutrition targets, as far as the catalogue has them. */
export const findNutrition = (text: string): Found[] => findRows(text, 'nutrition', macros);
