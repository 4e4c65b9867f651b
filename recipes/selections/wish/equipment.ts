import { type Found, isWithin, type Stretch } from './found.ts';

/** Equipment that a kitchen may have or lack, as worded in a wish, and what it implies. */
type Gear = {
  name: string;
  pattern: RegExp;
  /** The technique that it implies. */
  technique?: string;
  style?: string;
};

const gear: readonly Gear[] = [
  { name: 'air fryer', pattern: /\bair[- ]?fryer\b/giu, technique: 'Air Frying' },
  {
    name: 'slow cooker',
    pattern: /\bslow[- ]?cooker\b|\bcrock[- ]?pot\b/giu,
    technique: 'Slow Cooking',
  },
  {
    name: 'pressure cooker',
    pattern: /\bpressure[- ]?cooker\b|\binstant[- ]?pot\b|\binstapot\b/giu,
  },
  { name: 'rice cooker', pattern: /\brice cooker\b/giu },
  { name: 'bread machine', pattern: /\bbread[- ]?(?:machine|maker)\b/giu },
  { name: 'ice cream maker', pattern: /\bice[- ]cream (?:maker|machine)\b/giu },
  { name: 'waffle iron', pattern: /\bwaffle (?:iron|maker)\b/giu },
  { name: 'Dutch oven', pattern: /\bdutch oven\b/giu },
  { name: 'pizza oven', pattern: /\bpizza oven\b/giu },
  { name: 'toaster oven', pattern: /\btoaster oven\b/giu },
  {
    name: 'microwave',
    // Reheating in it later says nothing about how the dish is made.
    pattern:
      /(?<!\b(?:re-?heat(?:ed|able)?|warm(?:ed)?(?: up)?|heat(?:ed)? up)(?: it| them)? (?:in|with) (?:the |a |my |our |office )?)\bmicrowave(?: oven)?\b/giu,
  },
  { name: 'food processor', pattern: /\bfood[- ]?processor\b/giu },
  { name: 'blender', pattern: /\b(?:(?:stick|hand|immersion) )?blender\b/giu },
  { name: 'mixer', pattern: /\b(?:(?:stand|hand|electric) )?mixer\b|\bkitchen ?aid\b/giu },
  { name: 'steamer', pattern: /\b(?:bamboo )?steamer\b/giu },
  { name: 'wok', pattern: /\bwok\b/giu },
  { name: 'toaster', pattern: /\btoaster\b/giu },
  { name: 'kettle', pattern: /\bkettle\b(?! (?:bbq|barbe[cq]ues?|grill|crisps|chips))/giu },
  { name: 'deep fryer', pattern: /\bdeep[- ]?fryer\b/giu },
  { name: 'sous vide', pattern: /\bsous[- ]?vide\b/giu },
  { name: 'camping stove', pattern: /\b(?:camp(?:ing)? stove|camp ?fire)\b/giu },
  { name: 'oven', pattern: /\boven\b(?![- ](?:baked|roast\w*|dried|chips|fries|gloves?))/giu },
  { name: 'hob', pattern: /\b(?:induction )?hobs?\b|\bstove(?:[- ]?top)?\b|\bhot ?plate\b/giu },
  {
    name: 'grill',
    pattern:
      /\b(?:barbecue|barbeque|bbq|grill) only\b|\b(?:only|just) (?:on )?(?:the |my |a )?(?:barbecue|barbeque|bbq)\b(?! (?:sauce|chicken|ribs|flavou?r\w*|rub|beans))|\b(?:on|over|under|using|use|with|have|got|no|without|without a|no) (?:the |my |a )?(?:grill|barbecue|barbeque|bbq)\b/giu,
    technique: 'Grilling',
  },
  {
    name: 'one pot',
    pattern: /\b(?:one|single|1)[- ]pot\b|\bjust (?:one|a single) pot\b/giu,
    style: 'One Pot',
  },
  {
    name: 'one pan',
    pattern: /\b(?:one|single|1)[- ](?:pan|skillet)\b|\bjust (?:one|a single) pan\b/giu,
    style: 'One Pot',
  },
  { name: 'one tray', pattern: /\b(?:one|single|1)[- ]tray\b|\bsheet[- ]pan\b|\btray ?bake\b/giu },
  { name: 'frying pan', pattern: /\b(?:frying pan|skillet)\b/giu },
];

/** The verb of "turn on the oven", "putting the stove on". */
const turn = '(?:turn|switch|putt?)(?:ing)?';

/** Phrases that say equipment is missing: "my oven is broken", "no-bake", "no cooking". */
const lacks: readonly (readonly [RegExp, readonly string[], string, number?])[] = [
  [
    new RegExp(
      String.raw`\b(?:my |the |our )?oven(?:'s| is| has| just)? (?:broken|broke|bust|busted|dead|not working|out of order|died)\b|\bbroken oven\b|\bno[- ]bake\b|\bwithout (?:any )?baking\b|\bun-?baked\b|(?:(?<=\btoo (?:hot|warm) )(?:to (?:${turn}(?: on)?|use|have)|for)|\b(?:without|not|do(?:n'?t| not)(?: want to| feel like)?|can'?t(?: face)?) (?:${turn}(?: on)?|us(?:e|ing))) (?:the |my )?oven\b`,
      'giu',
    ),
    ['oven'],
    'No oven',
  ],
  [/\b(?:my |the |our )?microwave(?:'s| is) (?:broken|dead)\b/giu, ['microwave'], 'No microwave'],
  [
    /\b(?:my |the |our )?(?:hob|stove(?:[- ]top)?)(?:'s| is| has)? (?:broken|broke|bust|busted|dead|not working|out of order|died)\b|\bbroken (?:hob|stove)\b/giu,
    ['hob'],
    'No hob',
  ],
  [
    new RegExp(
      String.raw`\b(?:just|only|got|have) (?:the |my )?(?:two|2|one|1|a) (?:rings?|burners?)\b|\bsingle (?:ring|burner)\b|\bstove[- ]?top (?:only|no oven)\b|(?<!\b${turn} )on the (?:stove(?:top)?|hob)\b`,
      'giu',
    ),
    ['oven'],
    'On the hob alone',
  ],
  [
    new RegExp(
      String.raw`\b(?:too (?:hot|warm) to|can(?:'?t|not)|don'?t|won'?t|not|hate|without)(?: (?:want to|feel like|face|bear|stand|be))? ${turn} (?:on )?(?:the |my )?(?:stove(?:top)?|hob|cooker|heat)\b(?: on\b)?`,
      'giu',
    ),
    ['oven', 'hob'],
    'Stove stays off',
  ],
  [
    /\bno[- ]cook(?:ing)?\b(?! skills)|\bwithout (?:any )?cooking\b|\bno heat source\b|\bwithout (?:any )?heat\b|\bnothing to cook\b/giu,
    ['oven', 'hob'],
    'No cooking',
    0,
  ],
];

/** Matches any equipment, for use in other patterns. */
export const gearPattern = new RegExp(gear.map(({ pattern }) => pattern.source).join('|'), 'iu');

const alone = new RegExp(
  String.raw`^\W*(?:(?:use|have|got|own|using|need|want|to|access|an?|the|my|any|working)\s+)*(?:${gearPattern.source})(?=\s*(?:,\s*)?(?:so|just|only|then|it'?s|because|as|since|for|in|at|here|where|while|till|until|yet|available|right|today|tonight|this|these|under|with|please|no|without|not|nothing)\b)`,
  'iu',
);
/** What is cooked without the equipment: "no oven dessert". A list may follow what is left out, so the sentence has to end or to go on. */
const beforeDish = new RegExp(
  String.raw`^\W*(?:(?:use|an?|the|my|any)\s+)*(?:${gearPattern.source})(?=\s+(?:(?:easy|quick|simple)\s+)?(?:desserts?|puddings?|soups?|stews?|curry|curries|smoothies?|sauces?|salads?|risottos?|tarts?|cakes?|cheesecakes?|cookies|biscuits|bread|pizzas?|pies?|lasagn[ea]|dinners?|lunch(?:es)?|suppers?|breakfasts?|meals?|food|recipes?|treats?|snacks?|ideas?|bakes?|baking|cooking)\s*(?:[.!?]?$|,\s*(?:got|i|we|have|using|use|need)\b|(?:for|with|please|tonight|today)\b(?!.*\b(?:or|nor)\b)))`,
  'iu',
);
const beforeComma = new RegExp(
  String.raw`^\W*(?:(?:use|have|got|own|using|need|want|to|an?|the|my|any)\s+)*(?:${gearPattern.source})(?=\s*,)`,
  'iu',
);

/**
 * Returns how many characters after a "no" are only equipment, before the sentence continues: "no oven, just a hob", "no oven, quick
 * tomato soup". In "no oven, nuts" the nuts are left out too.
 * @param isFood whether the words name food and nothing else
 */
export function gearAlone(after: string, isFood: (words: string) => boolean): number | undefined {
  const whole = (alone.exec(after) ?? beforeDish.exec(after))?.[0].length;
  if (whole !== undefined) return whole;
  const reach = beforeComma.exec(after)?.[0].length;
  if (reach === undefined) return undefined;
  const rest = after.slice(reach);
  const next = rest.split(/[,&+/]|\band\b/iu)[1]?.trim() ?? '';
  return /\b(?:or|nor)\b/iu.test(rest) || next === '' || isFood(next) ? undefined : reach;
}

/** Removes all equipment words from a text: after "no" they name no food. */
export const withoutGearWords = (text: string): string =>
  gear.reduce((left, { pattern }) => left.replace(pattern, ' '), text);

/**
 * Finds the equipment that the kitchen has or lacks.
 * @param isNegated returns where the "no" or "without" that covers a position starts
 */
export function findEquipment(
  text: string,
  isNegated: (from: number) => number | undefined,
): Found[] {
  const missing = lacks.flatMap(([pattern, without, label, maxCookMinutes]) =>
    [...text.matchAll(pattern)].map(
      (match): Found => ({
        ...{ kind: 'equipment', label, from: match.index, to: match.index + match[0].length },
        wants: {
          without: [...without],
          ...(maxCookMinutes === undefined ? {} : { maxCookMinutes }),
        },
      }),
    ),
  );
  const named = gear.flatMap((one) =>
    [...text.matchAll(one.pattern)].map((match) => {
      const isOwn = /^(?:no|without)/iu.test(match[0]);
      const start = isOwn ? match.index : isNegated(match.index);
      return { ...one, from: match.index, to: match.index + match[0].length, start };
    }),
  );
  const lacking = Map.groupBy(
    named.filter(({ start }) => start !== undefined),
    ({ start }) => start ?? 0,
  );
  return [
    ...missing,
    ...[...lacking].map(([from, group]) => lackOf(from, group)),
    ...named.filter(({ start }) => start === undefined).map((one) => useOf(text, one)),
  ];
}

type Named = Gear & Stretch;

/** Returns everything that one "no" covers: "no oven or microwave". */
function lackOf(from: number, group: readonly Named[]): Found {
  const outer = group.filter(
    (one) => !group.some((other) => other !== one && isWithin(one, other)),
  );
  const names = outer.sort((one, other) => one.from - other.from).map(({ name }) => name);
  return {
    ...{ kind: 'equipment', label: names.map((name) => `No ${name}`).join(', ') },
    ...{ from, to: Math.max(...outer.map(({ to }) => to)) },
    wants: { without: names },
  };
}

/** Returns equipment to cook with and the technique that it implies: "in the slow cooker". */
function useOf(text: string, { name, from, to, technique, style }: Named): Found {
  const lead = /\b(?:in|with|using|use|on)(?: (?:the|my|an?|our|only|just))* $/iu.exec(
    text.slice(0, from),
  );
  const wants = {
    with: [name],
    ...(technique ? { techniques: [technique] } : {}),
    ...(style ? { styles: [style] } : {}),
  };
  const label = `With ${/^one /.test(name) ? name : article(name)}`;
  return { kind: 'equipment', label, from: from - (lead?.[0].length ?? 0), to, wants };
}

const article = (name: string) =>
  name === 'sous vide' ? name : `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;
