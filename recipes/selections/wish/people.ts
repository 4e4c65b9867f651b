import type { Found, WishWants } from './found.ts';
import { numberPattern, readNumber } from './number-words.ts';

/** Words for people in the singular, who are no food: "hubby" of "no lamb, hubby hates it". */
export const personWords: readonly string[] =
  `husband hubby hubbie wife wifey missus partner spouse girlfriend boyfriend fella bloke fiance fiancee sister brother sis bro sibling
  mum mom mam mummy mommy dad daddy mother father gran granny nan nana nani grandma grandmother grandad grandpa grandfather auntie aunt uncle cousin niece nephew
  son daughter kid kiddo child children toddler baby bub teen teenager boy girl grandson granddaughter grandkid law inlaw
  boss colleague neighbour neighbor flatmate roommate housemate parent grandparent friend guest lady lad everyone everybody nobody
  abuela abuelo oma opa nonna nonno lola lolo yiayia dadi dada papa amma appa halmoni baba babushka bubbe tita tito teta bibi mormor farmor gf bf`.split(
    /\s+/,
  );

const maxServings = 100;
/** The number of servings for a party in the starting catalogue. */
const crowd = 12;

const eaters =
  '(?:people|persons?|adults?|guests?|friends|of us|servings?|portions?|diners|ladies|men|women|girls|boys|teenagers|students|colleagues|eaters|mouths|kids|children|toddlers|grandkids|grandchildren|vegetarians|vegans|pax)';
const number = `(${numberPattern})(?:\\s*(?:-|–|to|or)\\s*(${numberPattern}))?`;
/** Words before a number that do not change it: "about", "up to", "my". */
const lead = String.raw`(?:(?:about|around|up to|roughly|approx\.?|my|our|the|all|us)\s+)*`;
const kind = String.raw`(?:(?:hungry|small|big|little|young|old|extra|more)\s+)*`;
/** What follows a number that does not count eaters: minutes, days, years, cheeses, courses. */
const countsOther = String.raw`(?!\s*[-–]?\s*(?:minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?|yrs?|yo|nights?|meals?|courses?|times?|degrees?|euros?|pounds|dollars|quid|bucks|g|kg|ml|l|cups?|lunch(?:es|\s?box(?:es)?)?|dinners?|breakfasts?|cheeses?|pots?|pans?|trays?|ingredients?|layers?|o'?clock|pm|am|calories|kcal|carbs?|th|st|of(?! us)|more|thing|bowls?|step|half|quarter)\b)(?![\d.:%/£$€]\d|\s*[%£$€])`;
const relative =
  '(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse|mum|mom|dad|mother|father|sister|brother|friend|flatmate|roommate|housemate|daughter|son|boss|grandma|grandpa|mate|other half|better half)';

/** "One guest is coeliac" counts none of the eaters. */
const oneOfThem = String.raw`(?!(?:one|1)[\s-]+${kind}${eaters}\b,?\s+(?:who|that|is|can(?:no|['’])?t|cannot|does(?:n['’]t)?|has|hates?|eats?|avoids?|won['’]t|needs?)\b)`;

const counted: readonly RegExp[] = [
  // "For 4", "for 6-8 people", "dinner for two"
  new RegExp(String.raw`\bfor\s+${lead}${number}\b(?:\s+${kind}${eaters}\b|${countsOther})`, 'giu'),
  new RegExp(
    String.raw`\b(?:serv(?:e|es|ing)|feeds?|feeding|to feed)\s+${lead}${number}\b(?:\s+${kind}${eaters}\b|${countsOther})`,
    'giu',
  ),
  new RegExp(String.raw`\b(?:servings?|portions?|serves|people)\s*[:=]\s*${number}\b`, 'giu'),
  new RegExp(
    String.raw`\b(?:a )?(?:table|party|family|group|household) (?:for|of)\s+${lead}${number}\b(?:\s+${kind}${eaters}\b)?`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:there (?:are|will be)|there's|we(?:'re| are|'ll be| will be))\s+${lead}${number}\b(?:\s+${kind}${eaters}\b|(?=\s*(?:$|[.,;!?]|and\b|but\b|for\b|at\b|tonight\b)))`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<![-\d./]\s?)\b${oneOfThem}${number}[\s-]+${kind}${eaters}\b(?!\s*(?:,|and|&|\+|plus)\s*(?:an?|the|my|our|\d)\b)`,
    'giu',
  ),
];

const fixed: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:just|only) (?:for )?(?:me|myself)\b|\bfor (?:myself|me only|me alone)\b|\bsolo (?:dinner|meal|lunch)\b/giu,
    1,
  ],
  [
    new RegExp(
      String.raw`\b(?:for )?(?:my|the) ${relative} (?:and|&) (?:me|I|myself)\b|\b(?:for )?(?:me|myself) (?:and|&) my ${relative}\b|\b(?:for )?(?:(?:the )?two of us|us two|both of us|the pair of us)\b|\bfor a couple\b(?! of)`,
      'giu',
    ),
    2,
  ],
  [/\bfor (?:a|the) (?:big |large |whole )?crowd\b|\b(?:feeds?|to feed) a crowd\b/giu, crowd],
];

const families = new RegExp(
  String.raw`\b(?:for )?(${numberPattern}) adults?\s*(?:,|and|&|\+|plus)\s*(${numberPattern}) (kids|children|toddlers|teenagers|teens)\b`,
  'giu',
);

const labelOf = (servings: number) => (servings === 1 ? 'For 1 person' : `For ${servings}`);

function foundAt(
  match: RegExpExecArray,
  servings: number | undefined,
  more: WishWants = {},
): Found[] {
  if (servings === undefined || servings < 1 || servings > maxServings) return [];
  const from = match.index;
  const label = labelOf(servings);
  return [
    { kind: 'servings', label, from, to: from + match[0].length, wants: { servings, ...more } },
  ];
}

/** Finds the number of eaters: "for 6", "serves two", "dinner for my wife and me", "2 adults and 3 kids". */
export function findPeople(text: string): Found[] {
  const kids = { spice: 'mild', styles: ['Family Friendly'] } as const;
  return [
    ...[...text.matchAll(families)].flatMap((match) =>
      foundAt(match, (readNumber(match[1]) ?? 0) + (readNumber(match[2]) ?? 0), {
        ...kids,
        styles: [...kids.styles],
      }),
    ),
    ...fixed.flatMap(([pattern, servings]) =>
      [...text.matchAll(pattern)].flatMap((match) => foundAt(match, servings)),
    ),
    ...counted.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap((match) =>
        foundAt(match, readNumber(match[2]) ?? readNumber(match[1])),
      ),
    ),
  ];
}
