import type { Method } from './stand-in.ts';

const meatHeat = '(?:5\\d|6\\d|7[0-8]|8[0-5]) °C';
/** Signs of doneness that only meat, fish and shellfish give. */
const signs =
  '(?:pink|opaque|juices|raw colour|raw|flak\\w+|falls? apart|fall(?:s|ing)? (?:off|from)|the fat (?:has )?(?:runs?|run|rendered)|render\\w*|crumbly|bone|gives?|grey|cooked through|tender|fork|curl\\w*|firm|white|spoon|hardly|knife|shreds?|skewer)';
const tail =
  '(?:(?! and (?:add|lift|take|stir|put|set|tip|return|drain|keep|transfer|move|serve)\\b)[^.;,])*';
const doneClause = new RegExp(
  `,? (?:just )?(?:until|till|or until|when|and|past|to|at|well past|cooked to)\\b${tail}(?:${meatHeat}|\\b${signs}\\b)${tail}(?:, (?:and )?(?:at |past )?${meatHeat}[^.;,]*)?`,
  'giu',
);
const frying = /\b(?:fry|brown|grill|sear|roast|bake|toast|crisp|char|barbecue|toss|sizzl)/i;

/** What a cook would laugh at where no meat or fish is in the pan. */
const laughable =
  /\b(?:bones?|bony|rind|crackling|skin(?: side| down| up|-side)|carve|carving|joints?|carcass|flesh|juices run|medium.rare|rare|gristle|sinews?|marrow|render\w*|fat runs?|run(?:s)? its fat|the fat run|fillet side|scales|gills|shells?|heads|devein\w*|tails?|pink|opaque|flakes? (?:apart|at|when|under|easily)|pull the meat|shred(?:ded)? (?:it|the)|blood|carnivore|thermometer|fat side|fat cap|scum|skim(?:ming)?|falls? apart|thickest part|grain of|across the grain|skim)\b|(?<!\d)(?:5\d|6\d|7[0-8]) °C/i;

const poultrySigns =
  /\b(?:rare|medium.rare|pink (?:in|inside|at)|rind|crackling|fat side|fat cap|blood|render\w*)\b|\b(?:5\d|6\d|71) °C/i;

/** How a sentence has to read with the stand-in: the new sentence, or undefined where it cannot be said. */
export function fitSentence(
  sentence: string,
  method: Method,
  { isMany, isAbout }: { isMany: boolean; isAbout: boolean },
): string | undefined {
  if (method === 'plant') {
    const subject = isMany ? 'they are' : 'it is';
    const done = frying.test(sentence) ? `until ${subject} golden` : `until ${subject} hot through`;
    const said = isAbout || new RegExp(meatHeat, 'u').test(sentence);
    let used = false;
    const text = said
      ? sentence.replace(doneClause, (clause) => {
          if (!/°C/.test(clause) && !/until|till|when/.test(clause)) return clause;
          if (used) return '';
          used = true;
          return `, ${done}`;
        })
      : sentence;
    const freed = text
      .replace(/\b(?:and|to) let (?:its|the) fat run\b/gi, 'and let it brown')
      .replace(/\blet (?:its|the) fat run\b/gi, 'let it brown')
      .replace(/\b(?:pork|bacon|beef|rendered|chicken|lamb|its(?: own)?|clear|hot) fat\b/gi, 'oil')
      .replace(/\b(?:leaving|leave) the fat\b/gi, 'leave the oil')
      .replace(/\b(in|with|all but [\w ]+ of|off|of) the fat\b/gi, '$1 the oil');
    return laughable.test(freed) ? undefined : freed;
  }
  if (method === 'poultry') {
    const text = sentence.replace(/\b(?:63|71|7[0-3]) °C/g, '74 °C').replace(/ for pink\b/g, '');
    return isAbout && poultrySigns.test(text) ? undefined : text;
  }
  if (method === 'fish') {
    const text = isAbout
      ? sentence
          .replace(
            /,? (?:until|till)\b[^.;]*\b(?:pink|curl\w*|opaque)\b[^.;,]*/giu,
            ', until it is opaque and flakes',
          )
          .replace(/\bas soon as they (?:are|turn) pink\b/g, 'once it is opaque')
      : sentence;
    return /\b(?:pink|shells?|heads|tails?|devein\w*|curl\w*)\b/i.test(text) ? undefined : text;
  }
  if (method === 'binder')
    return /\b(?:scrambl\w*|set eggs|shells?|yolks?|whites?|curdl\w*)\b/i.test(sentence)
      ? undefined
      : sentence
          .replace(
            /,? one (?:by one|at a time|after (?:the other|another))\b/g,
            ', a spoonful at a time',
          )
          .replace(/\b([Bb])reak in\b/g, '$1eat in')
          .replace(/\b[Cc]rack in\b/g, 'Beat in');
  if (method === 'oil')
    return sentence
      .replace(/\b(Melt|Brown|Soften) (?=the? ?[\uE000-\uF8FF])/gu, 'Heat ')
      .replace(/\bmelt (?=(?:the )?[\uE000-\uF8FF])/gu, 'heat ')
      .replace(
        /,? (?:until|when|once) (?:it|the butter) (?:foams?|has (?:stopped foaming|melted)|stops foaming|melts|is (?:foaming|melted))\b/g,
        ', until hot',
      )
      .replace(/\bfoaming\b/g, 'hot');
  return sentence;
}
