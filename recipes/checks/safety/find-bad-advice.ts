import { listsRawMeat } from './find-raw-juices.ts';
import { faultIn, type HandlingFault } from './handling-fault.ts';
import { fishWords, isPerishableAt, meatWords, poultryWords } from './perishables.ts';
import { isNegated, type Said } from './sentences.ts';
import { waives } from './waives.ts';

type Listed = readonly string[];
type Advice = {
  weight: HandlingFault['weight'];
  reason: string;
  /** Returns the unsafe words, or undefined if the sentence is harmless. */
  find: (said: Said, listed: Listed) => string | undefined;
};

const mentions = (listed: Listed, words: RegExp): boolean =>
  listed.some((line) => words.test(line));

const thermometer =
  /\b(?:thermometers?|probes?|(?:check|tak|measur|test)\w* (?:of )?(?:the |its |their )?(?:core |inner |internal |inside )?temperatures?)\b/i;
const sweetOrBaked =
  /\b(?:sugar|caramel|syrup|oil|fat|chocolate|bread|loaf|dough|jam|fudge|toffee|candy|yoghurt|water|milk|cakes?)\b/i;

function skipsThermometer({ text }: Said, listed: Listed): string | undefined {
  if (!listsRawMeat(listed) || !mentions(listed, meatWords) || sweetOrBaked.test(text))
    return undefined;
  return waives(text, thermometer);
}

const underdoneWords = /\b(?:pink|rosy|blushing|raw|bloody|blood|undercooked|underdone|rare)\b/i;
const shrug =
  /\b(?:(?:doesn't|does not|don't) matter|never (?:hurt|harmed|killed)|won't (?:hurt|harm|kill)|(?:is|are) (?:perfectly |quite |absolutely |just )?(?:fine|okay|ok|safe|no problem|nothing to worry)|don't (?:worry|panic|mind)|do not worry|no harm|no problem|not a problem)\b/i;
const riskyMeat = /\b(?:chicken|turkey|duck|goose|poultry|quail|mince|minced|ground|sausages?)\b/i;

function shrugsAtPink({ text }: Said, listed: Listed): string | undefined {
  if (
    !mentions(listed, riskyMeat) ||
    /°|\bsmok\w+|\b(?:peppercorns?|sauce|onions?|beetroot|cabbage|radish\w*|salt|rice|noodles)\b/i.test(
      text,
    )
  )
    return undefined;
  const pink = underdoneWords.exec(text);
  const fine = shrug.exec(text);
  return pink && fine ? `${pink[0]} … ${fine[0]}` : undefined;
}

const driedKidney =
  /\b(?:dried|dry) (?:\w+ ){0,2}kidney beans?\b|\bkidney beans?\b[^,]*,? (?:dried|dry)\b|\bdried rajma\b|\brajma\b[^,]*dried/i;

function skipsBeanBoil({ text }: Said, listed: Listed): string | undefined {
  if (!mentions(listed, driedKidney)) return undefined;
  const raw = /\braw\b[^.]{0,30}\bsalad\b|\beat(?:en)? (?:them )?raw\b/i.exec(text);
  if (raw && !isNegated(text, raw.index)) return raw[0];
  const unboiled =
    /\bwithout (?:any |a |the )?(?:hard |fast |first )?(?:pre-?)?boil(?:ing)?\b/i.exec(text);
  if (unboiled && !/\bnever\b|\bdo not\b|\bpoison/i.test(text)) return unboiled[0];
  return waives(text, /\b(?:(?:hard |fast |rolling |fierce )?boil\w*|pre-?cook\w*)\b/i);
}

const laterCooked =
  /\b(?:yet|at this (?:stage|point)|now|will (?:finish|go on|cook)|finish\w*|later)\b/i;

function skipsCooking({ text }: Said, listed: Listed): string | undefined {
  const meat = listsRawMeat(listed) && (meatWords.test(text) || fishWords.test(text));
  if ((!meat && !/\bleftovers?\b|\brice\b/i.test(text)) || laterCooked.test(text)) return undefined;
  return waives(
    text,
    /\b(?:cook\w*|heat\w*|re-?heat\w*)\b[^.]{0,25}\b(?:through|until|all the way|piping|hot)\b/i,
  );
}

function skipsFridge(said: Said): string | undefined {
  const { text } = said;
  if (/\b(?:out of|from|straight from) the fridge\b/i.test(text)) return undefined;
  const waived = waives(text, /\b(?:fridge|refrigerator|refrigerat\w+)\b/i);
  const at = waived ? text.search(/\b(?:fridge|refrigerat)/i) : 0;
  return waived && isPerishableAt(said, at, text.length) ? waived : undefined;
}

const refreezing =
  /\b(?:re-?fr(?:eez|oz)\w*|fr(?:eez|oz)\w* (?:again|a second time|once more)|fr(?:eez|oz)\w*\b[^.,]{0,50}\b(?:again|a second time|once more)|back (?:in|into|to) the freezer|in the freezer again)\b|\b(?:thawed|defrosted)\b[^.]{0,60}\bfreezer\b|\bfreezer\b[^.]{0,30}\b(?:again|a second time|once more)\b/i;

function refreezes(said: Said, listed: Listed): string | undefined {
  const found = refreezing.exec(said.text);
  if (!found || !listsMeatOrFish(listed)) return undefined;
  if (
    isNegated(said.text, found.index) ||
    /\b(?:cooked|stew|soup|curry|sauce|once only)\b/i.test(said.text)
  )
    return undefined;
  return isPerishableAt(said, found.index, said.text.length) === false ? undefined : found[0];
}

const listsMeatOrFish = (listed: Listed): boolean =>
  mentions(listed, meatWords) || mentions(listed, fishWords);

const thawing = /\b(?:thaw|thaws|thawed|thawing|defrost|defrosts|defrosted|defrosting)\b/gi;
const warmPlace =
  /\bat (?:\w+ )?(?:room|kitchen) temperature\b|\bon (?:the|a|your) (?:\w+ )?(?:counter|countertop|worktop|work ?surface|bench|side|table|windowsill|radiator|stove|draining board)\b|\bin (?:a bowl of |a sink of |the )?(?:warm|hot|boiling|lukewarm|tepid)(?: \w+)? water\b|\bin the (?:sink|sun)\b|\b(?:by|near|beside|next to|above) (?:the|a) (?:radiator|stove|oven|fire|heater)\b|\bin a warm (?:place|spot|kitchen|room)\b|\bout of the fridge\b/i;

function thawsWarm(said: Said, listed: Listed): string | undefined {
  const { text } = said;
  const place = warmPlace.exec(text);
  if (!place || /\b(?:in the fridge|cold water)\b/i.test(text)) return undefined;
  for (const thaw of text.matchAll(thawing)) {
    if (isNegated(text, Math.min(thaw.index, place.index)) || isNegated(text, place.index))
      continue;
    if (isPerishableAt(said, thaw.index, place.index, listed)) return `${thaw[0]} … ${place[0]}`;
  }
  return undefined;
}

const birdParts =
  '(?:chickens?|turkeys?|ducks?|goose|poultry|birds?|hens?|poussins?|quails?|breasts?|thighs?|drumsticks?|wings?|legs|giblets|gizzards?|livers?|guinea fowl|carcass)';
const washing = new RegExp(
  `\\b(?:rinse|wash|washing|rinsing|scrub|clean|swill|hold|run)\\b (?:off |out |over )?(?:(?:and|,|then) (?:pat )?(?:dry|trim|clean|drain|joint) )?(?:the |your |each |all |every |raw |whole |jointed |pieces |joints |of |\\d+ ?k?g |inside |cavity ){0,5}(?:chicken |duck |turkey )?${birdParts}\\b`,
  'i',
);
const goodRinse = new RegExp(
  `\\bgive (?:the |your |it |them )?(?:\\w+ )?(?:${birdParts} )?(?:a|an) (?:\\w+ )?(?:rinse|wash)\\b`,
  'i',
);

const isRinsed = new RegExp(
  `\\b${birdParts} (?:(?:is|are|be|should|must|needs?|wants?|gets?|deserves?|to|first|well|always) ){1,4}(?:(?:a|an) (?:\\w+ )?)?(?:rins(?:e|ed|ing)|wash(?:ed|ing)?)\\b`,
  'i',
);

/** "Place the chicken in a colander and rinse it": the object was named earlier in the sentence. */
const rinsesIt =
  /\b(?:chickens?|turkeys?|duck|thighs|wings|drumsticks|legs|breasts)\b(?:(?!\b(?:with|and add)\b)[^.,;]){0,40}\b(?:rinse|wash) (?:it|them)\b/i;

function rinsesBird({ text, before }: Said, listed: Listed): string | undefined {
  if (!mentions(listed, poultryWords)) return undefined;
  const found =
    washing.exec(text) ?? goodRinse.exec(text) ?? isRinsed.exec(text) ?? rinsesIt.exec(text);
  if (!found || isNegated(text, found.index)) return undefined;
  // "Pat the thighs dry (do not rinse them)": the verb comes last.
  const verbAt = found.index + found[0].search(/\b(?:rins|wash)\w* (?:it|them)$/i);
  if (verbAt >= found.index && isNegated(text, verbAt)) return undefined;
  if (/^(?:hold|run|clean|scrub)/i.test(found[0]) && !/\b(?:water|tap)\b/i.test(text))
    return undefined;
  if (/^give/i.test(found[0]) && !poultryWords.test(text)) return undefined;
  // Scalding kills the germs that rinsing would spread, and a cure has to be rinsed off.
  const scalded = /\b(?:blanch|scald|parboil|cur(?:e|ed|ing)\b|brin(?:e|ed)\b)/i;
  return scalded.test(text) || scalded.test(before[0] ?? '') ? undefined : found[0];
}

const tasting =
  /(?<!\b(?:to|for|of) )\b(?:taste|tasting|try|trying|sample|sampling|nibbl(?:e|ing)|lick|licking|eat|eating)\b(?! (?:not|to)\b)([^.,;:]{0,50})/gi;
const rawMixture =
  /\b(?:raw|uncooked|unbaked)\b|\b(?:batter|cookie dough|cake mix\w*|meat mix\w*|sausage ?meat|forcemeat|mince|tartare mix)\b/i;
const cooksFirst =
  /\b(?:fry|cook|poach|microwave|sear|grill|simmer|bake)\b[^.]{0,60}\b(?:taste|try|sample)|\b(?:fried|cooked) (?:first|piece|bit)/i;
const pronounObject =
  /^ (?:it|for (?:salt|seasoning)|a (?:bit|little|pinch|spoon\w*|dab|tiny bit)|some)\b/i;

function tastesRaw({ text }: Said, listed: Listed): string | undefined {
  const risky = listsRawMeat(listed) || mentions(listed, /\beggs?\b|\bflour\b/i);
  if (!risky || cooksFirst.test(text)) return undefined;
  for (const found of text.matchAll(tasting)) {
    if (isNegated(text, found.index)) continue;
    const object = (found[1] ?? '').split(/\b(?:before|until|once|after|when|and|not)\b/)[0] ?? '';
    if (rawMixture.test(object) && !/\bvegetables?|tomato|onion|garlic|fruit\b/i.test(object))
      return found[0];
    const named = /\b(?:raw|mince|batter|dough)\b/i.test(text);
    if (named && /^lick/i.test(found[0]) && /\b(?:bowl|spoon|beaters|whisk)\b/i.test(object))
      return found[0];
    const meant = /\b(?:mince|raw (?:mix\w*|filling|dough)|batter|sausage ?meat|forcemeat)\b/i.test(
      text.slice(0, found.index),
    );
    if (meant && pronounObject.test(object)) return found[0];
  }
  return undefined;
}

/** Unsafe advice, each with its weight and what to do instead. */
const advice: readonly Advice[] = [
  {
    weight: 'repair',
    find: skipsThermometer,
    reason: 'Only a thermometer shows that meat is safe: do not advise to do without.',
  },
  {
    weight: 'danger',
    find: shrugsAtPink,
    reason: 'Poultry and minced meat have to be cooked through.',
  },
  {
    weight: 'danger',
    find: skipsBeanBoil,
    reason: 'Dried kidney beans are poisonous unless they boil hard for 10 minutes.',
  },
  {
    weight: 'danger',
    find: skipsCooking,
    reason: 'Meat, fish and leftovers have to get hot all through.',
  },
  { weight: 'danger', find: skipsFridge, reason: 'Food that spoils is kept in the fridge.' },
  {
    weight: 'repair',
    find: refreezes,
    reason: 'Do not freeze thawed raw meat or fish again: cook it first.',
  },
  {
    weight: 'repair',
    find: thawsWarm,
    reason: 'Thaw meat and fish in the fridge or in cold water, not at room temperature.',
  },
  {
    weight: 'repair',
    find: rinsesBird,
    reason: 'Do not rinse raw poultry: it spreads germs, and cooking is what makes it safe.',
  },
  {
    weight: 'repair',
    find: tastesRaw,
    reason: 'Do not taste raw meat, raw egg or raw flour: cook a little of it first.',
  },
];

/** Finds advice to leave out a safety step or to do something dangerous. */
export function findBadAdvice(said: readonly Said[], listed: Listed): HandlingFault[] {
  return said.flatMap((one) =>
    advice.flatMap(({ weight, find, reason }) => {
      const match = find(one, listed);
      return match ? [faultIn(one, weight, match, reason)] : [];
    }),
  );
}
