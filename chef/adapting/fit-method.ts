import type { Method } from './stand-in.ts';

const meatHeat = '(?:5\\d|6\\d|7[0-8]|8[0-5]) °C';
/** Signs of doneness that apply only to meat, fish and shellfish. */
const signs =
  '(?:pink|opaque|juices|raw colour|raw|flak\\w+|falls? apart|fall(?:s|ing)? (?:off|from)|the fat (?:has )?(?:runs?|run|rendered)|render\\w*|crumbly|bone|gives?|grey|cooked through|tender|fork|curl\\w*|firm|white|spoon|hardly|knife|shreds?|skewer)';
const tail =
  '(?:(?! and (?:add|lift|take|stir|put|set|tip|return|drain|keep|transfer|move|serve)\\b)[^.;,])*';
const doneClause = new RegExp(
  `,? (?:just )?(?:until|till|or until|when)\\b${tail}(?:${meatHeat}|\\b${signs}\\b)${tail}(?:, (?:and )?(?:at |past )?${meatHeat}[^.;,]*)?`,
  'giu',
);
/** Matches a temperature without a sign of doneness: "and 74 °C inside", ", well past 71 °C,". */
const bareHeat = new RegExp(
  `,? (?:(?:and|or|far|well|just|past|to|at|above|beyond|until|cooked|heated) )+${meatHeat}(?: (?:inside|within|throughout|in the (?:middle|thickest part)|or more|at least))*,?`,
  'giu',
);
const frying = /\b(?:fry|brown|grill|sear|roast|bake|toast|crisp|char|barbecue|toss|sizzl)/i;

/** Words that make no sense in a sentence about a plant stand-in. */
const laughable =
  /\b(?:bones?|bony|rind|crackling|skin(?: side| down| up|-side)|carve|carving|joints?|carcass|flesh|juices run|medium.rare|rare|gristle|sinews?|marrow|render\w*|fat runs?|run(?:s)? its fat|the fat run|fillet side|scales|gills|shells?|heads|devein\w*|tails?|pink|opaque|flakes? (?:apart|at|when|under|easily)|pull the meat|shred(?:ded)? (?:it|the)|blood|carnivore|thermometer|fat side|fat cap|scum|skim(?:ming)?|falls? apart|thickest part|grain of|across the grain|skim)\b|(?<!\d)(?:5\d|6\d|7[0-8]) °C/i;

/** Words that certainly refer to the removed meat, even in a sentence that does not name the stand-in. */
const surelyMeat =
  /\b(?:bones?|rind|crackling|carcass|gristle|sinews?|juices run|fat runs?|carve|carving|no pink|no longer pink|raw colour)\b|no \w+ is pink|(?<!\d)(?:5\d|6\d|7[0-8]) °C/i;

const poultrySigns =
  /\b(?:rare|medium.rare|(?:its|the) fat (?:has )?runs?|pink (?:in|inside|at)|rind|crackling|fat side|fat cap|blood|render\w*)\b|\b(?:5\d|6\d|71) °C/i;

/** Signs of melted or browned butter, which oil does not show. */
const brownButter =
  /\bnut.?brown|\bbrown(?:ed)? butter|\bsolids\b|\bsediment\b|smells? (?:nutty|of (?:toasted )?nuts)|hazelnut|fallen silent|clarif/i;

type Subject = {
  /** Whether the sentence names the food. */
  isAbout: boolean;
  /** Whether the food is the only one of the dish whose doneness the steps have to state. */
  isOnly: boolean;
  /** Whether the sentence names no other meat, fish or eggs that stay. */
  isAlone: boolean;
};

const takesOffRind =
  /^Take the rind off (?:the )?([\uE000-\uF8FF]) and (\p{L})(\p{L}*) (?:the pieces|them|it)/u;
const saysMeatIsDone = /\bno \w+ is pink\b|\bno (?:longer )?pink\b|\braw colour\b/;
/** Matches a sentence with a dangling verb or preposition, left when too much was removed. */
const isTorn = /\b(?:is|are|reads|reached|reaches|until|past|to)(?= and\b|[,.;]|$)/;
const hasHeat = new RegExp(meatHeat, 'u');

function asPlant(sentence: string, { isAbout, isOnly, isAlone }: Subject): string | undefined {
  // The temperature of the foods that stay must not change.
  if (!isAbout && !isOnly) return sentence;
  if (isAbout && !isAlone && hasHeat.test(sentence)) return undefined;
  if (/^Skim\b[^\uE000-\uF8FF]*$/u.test(sentence)) return '';
  const done = frying.test(sentence) ? 'until golden' : 'until hot through';
  const said = isAbout || hasHeat.test(sentence) || saysMeatIsDone.test(sentence);
  let isUsed = false;
  const told = said
    ? sentence
        .replace(doneClause, () => {
          if (isUsed) return '';
          isUsed = true;
          return `, ${done}`;
        })
        .replace(bareHeat, (_, at: number, all: string) =>
          /\b(?:is|are)$/.test(all.slice(0, at)) ? ' hot through' : '',
        )
    : sentence;
  const text = told
    .replace(/\b(is|are) ready, until (golden|hot through)/g, '$1 ready when $2')
    .replace(/(until (?:golden|hot through)) (?:is|are) (?:tender|done|cooked)\b/g, '$1')
    .replace(/, (?:and )?skim(?:ming)?(?: it)?(?: well)?(?=[,.;]| and)/g, '')
    .replace(
      takesOffRind,
      (_, food: string, letter: string, rest: string) =>
        `${letter.toUpperCase()}${rest} the ${food}`,
    )
    .replace(/\bLet (?:it|them) render\b/g, 'Let it brown')
    .replace(/\bRender\b/g, 'Brown')
    .replace(/\blet (?:its|the) fat run\b/gi, 'let it brown')
    .replace(/(?:\bits |\bthe )?[\uE000-\uF8FF] fat\b/gu, 'the oil')
    .replace(/\bthe the oil\b/g, 'the oil')
    .replace(/\b(?:pork|bacon|beef|rendered|chicken|lamb|its(?: own)?|clear|hot) fat\b/gi, 'oil')
    .replace(/\b(?:leaving|leave) the fat\b/gi, 'leave the oil')
    .replace(/\b(in|with|of|off) the fat\b/gi, '$1 the oil')
    .replace(/\bmeat\b/g, 'rest');
  if (text !== sentence && isTorn.test(text) && !isTorn.test(sentence)) return undefined;
  return (isAbout ? laughable : surelyMeat).test(text) ? undefined : text;
}

function asPoultry(sentence: string, { isAbout, isOnly }: Subject): string | undefined {
  if (!isOnly && !isAbout) return sentence.replace(/\b71 °C/g, '74 °C');
  const text = sentence.replace(/\b(?:63|71|7[0-3]) °C/g, '74 °C');
  return isAbout && poultrySigns.test(text) ? undefined : text;
}

function asFish(sentence: string, { isAbout, isAlone }: Subject): string | undefined {
  if (isAbout && !isAlone && hasHeat.test(sentence)) return undefined;
  const text = isAbout
    ? sentence
        .replace(
          /,? (?:until|till)\b[^.;]*?\b(?:pink|curl\w*|opaque)\b[^.;,]*/giu,
          ', until it is opaque and flakes',
        )
        .replace(/\bas soon as they (?:are|turn) pink\b/g, 'once it is opaque')
    : sentence;
  return isAbout && /\b(?:pink|shells?|heads|tails?|devein\w*|curl\w*)\b/i.test(text)
    ? undefined
    : text;
}

const asBinder = (sentence: string): string | undefined =>
  /\b(?:scrambl\w*|set eggs|shells?|yolks?|whites?|curdl\w*)\b/i.test(sentence)
    ? undefined
    : sentence
        .replace(
          /,? one (?:by one|at a time|after (?:the other|another))\b/g,
          ', a spoonful at a time',
        )
        .replace(/\b([Bb])reak in\b/g, '$1eat in')
        .replace(/\b[Cc]rack in\b/g, 'Beat in');

const foams =
  /,? (?:until|when|once|as soon as) (?:it|(?:the )?(?:foam|[\uE000-\uF8FF])) (?:foams?|froths|has (?:stopped foaming|melted)|stops foaming|melts|dies(?: down)?|subsides|settles|is (?:foaming|melted|liquid))\b/gu;

const asOil = (sentence: string, { isAbout }: Subject): string | undefined => {
  if (!isAbout && !/\bfoam|\bsediment/.test(sentence)) return sentence;
  if (brownButter.test(sentence)) return undefined;
  return sentence
    .replace(/^When (?:it foams|the foam [^,]*)/, 'When it is hot')
    .replace(/ as (?:through|into) (?:soft )?[\uE000-\uF8FF]/gu, ' with ease')
    .replace(/\bMelt (?=(?:the )?[\uE000-\uF8FF])/gu, 'Heat ')
    .replace(/\bmelt (?=(?:the )?[\uE000-\uF8FF])/gu, 'heat ')
    .replace(foams, ', until hot')
    .replace(/\bfoaming\b/g, 'hot')
    .replace(/\b(?:knobs?|dabs|flakes|dots) of (?=[\uE000-\uF8FF])/gu, '');
};

const fitters: Readonly<Record<Method, (sentence: string, about: Subject) => string | undefined>> =
  {
    plant: asPlant,
    poultry: asPoultry,
    fish: asFish,
    'red-meat': (sentence) => sentence,
    binder: asBinder,
    oil: asOil,
    spread: (sentence) => (brownButter.test(sentence) ? undefined : sentence),
  };

/** Returns the sentence as it must read with the stand-in; undefined when no wording is found. */
export const fitSentence = (
  sentence: string,
  method: Method,
  subject: Subject,
): string | undefined => fitters[method](sentence, subject);

const doneness: Readonly<Partial<Record<Method, readonly [RegExp, string]>>> = {
  poultry: [/74 °C/, ' It is done once it has reached 74 °C inside.'],
  fish: [/opaque|flakes|63 °C/, ' It is done when it is opaque and flakes.'],
};

/** Returns the sentence that says when a stand-in is safe to eat; undefined when the text already says so. */
export function missingDoneness(text: string, method: Method, short: string): string | undefined {
  const [said, sentence] = doneness[method] ?? [];
  if (!said || !sentence || said.test(text)) return undefined;
  return sentence
    .replace('It is', `The ${short} ${/[^su]s$/.test(short) ? 'are' : 'is'}`)
    .replace('it has', /[^su]s$/.test(short) ? 'they have' : 'it has')
    .replace(
      'it is opaque and flakes',
      /[^su]s$/.test(short) ? 'they are opaque and flake' : 'it is opaque and flakes',
    );
}
