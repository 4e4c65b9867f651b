import { matchFoods } from '../../pantry/lexicon.ts';
import { resolveAvoided } from '../avoid.ts';
import { type Stretch, stretchesOf } from './found.ts';
import { kindsIn } from './not-kinds.ts';
import { groupWords, reactionPattern } from './restriction-words.ts';

/** Foods that words behind them rule out, with their stretch of the text. */
type RuledOut = Stretch & { names: string[]; unknown: string[] };

const who =
  '(?:me|us|him|her|them|you|(?:my|his|her|our|the) (?:little |eldest |youngest |poor |older |younger )?\\p{L}+)';
const be = "(?:is|are|was|were|'s|'re|am)";
const degree =
  '(?:strictly |both |all |definitely |completely |totally |now |also |just |always |really |still |well )*';

/** Words behind a food that say it is not eaten, as sources of regular expressions. */
const behind: readonly string[] = [
  String.raw`of any kind ${be} ${degree}off\b`,
  String.raw`(?:must|should|needs? to|has to|have to|is to|are to) be (?:avoided|left out|excluded)\b`,
  String.raw`(?:(?:is|are) )?(?:just )?not (?:an option|ok(?:ay)?|possible|good for ${who})\b`,
  String.raw`(?:is|are) (?:not?|nope)(?=\s*(?:[.,;!)]|$))`,
  String.raw`(?:is|are) (?:an? )?(?:big |total )*no[- ]nos?\b`,
  String.raw`(?:of any kind )?(?:(?:bottle|jar|tin|packet|bag|tub) )?(?:${be} ${degree}(?:out|gone|off limits|off the (?:menu|table|list|cards))|(?:${be} ${degree})?(?:finished|used up|empty))(?= (?:and|so|for|because|since|as well|too|also|i (?:guess|suppose|think))\b|\s*(?:[.,;!?)]|$))`,
  String.raw`(?:of any kind )?(?:${be} )?${degree}(?:forbidden|banned|not allowed|off[- ]limits|off the (?:menu|table|list)|verboten)\b`,
  String.raw`${be} ${degree}(?:a no[- ]go|a (?:big |hard |definite )?no|no[- ]go|no good|the (?:problem|enemy|issue)|a problem|poison|deadly|the devil|what (?:sets|triggers|kills|gets)\b[^,.;]*)(?=\s*(?:[.,;!?)]|$|\b(?:for|so|not|because|to|with)\b))`,
  String.raw`(?:no|not|never|nope|nahi|nah)(?: (?:please|pls|again|ever|more|thanks))*(?=\s*(?:[.,;!?)]|$))`,
  'please no\\b',
  '(?:left|cut) out\\b(?! (?:in|into|of|for)\\b)',
  'never again\\b',
  '(?:is|are) not (?:really )?(?:my|our|his|her|their) thing\\b',
  '(?:(?:is|are) )?not welcome\\b',
  String.raw`\?+ *(?:yuck|yuk|ew+|gross|no(?= *(?:[.,!]|$|way\b|thank))|nope|never|over my dead body|hard pass|not for me)`,
  String.raw`(?:(?:is|are) (?:too )?\p{L}+,? )?no thank(?:s| you)\b`,
  `(?:is|are) (?:just |simply )?(?:too|so) (?:gamey|chewy|rich|spicy|hot|strong|salty|slimy|fishy|sweet|bitter|heavy) for ${who}`,
  String.raw`(?:excluded|omitted|removed|stays? (?:away|out|off)|can stay (?:on the shelf|away|out)|can go to hell|not for ${who}|(?:is|are)(?:n'?t| not) (?:for ${who}|in (?:it|there)))(?=\s*(?:[.,;!?)]|$|\b(?:so|but|because|please)\b))`,
  String.raw`(?:i|we) (?:boycott|avoid|skip|hate|loathe|must ?n[o']?t eat|must not eat)\b`,
  String.raw`(?:that |which )?(?:i|we|he|she|they|you) (?:never|do(?:es)?n'?t|do not|can'?t|cannot|won'?t) (?:could |can )?(?:eat|like|have|want|touch|stand|tolerate)(?=\s*(?:[.,;!?)]|$))`,
  String.raw`(?:always |really |usually |just )*(?:brings? ${who} out\b|(?:gives?|gave|brings?|(?:has|have|had) given) ${who} (?:an? |the |bad |terrible )*(?:\p{L}+ )?(?:hives|rash(?:es)?|migraines?|headaches?|heartburn|reflux|gas|wind|cramps|spots|sores|ulcers|stomach ?aches?|runs|diarrhoea|diarrhea|eczema|asthma|indigestion|bloating))`,
  String.raw`(?:always |really |usually |just )*(?:makes?|made) ${who} (?:(?:all|very|really|so|feel) )*(?:hurt|itch|gag|ill|sick|bloat(?:ed)?|vomit|throw up|heave|wheeze|sneeze|puff up|swell|poorly|queasy|gassy|cramp)\b`,
  String.raw`(?:always |really |usually |just |both |could |would |will |can )*(?:wrecks?|ruins?|kills?|destroys?|upsets?|irritates?|triggers?|hurts?|bloats?|burns?|disagrees? with|plays? (?:havoc|hell) with|messes? with|does a number on|do a number on|sets? off|repeats? on|comes? back on) ${who}(?: up\b)?`,
  String.raw`(?:always |really |just |could |would )*sends? ${who} (?:to (?:the )?(?:hospital|toilet|loo|bed|er|a&e))\b`,
  `(?:do(?:es)?n'?t|do not|does not) (?:agree|sit (?:well|right)|get on|go down well) with ${who}`,
  String.raw`(?:tastes?|smells?) (?:just )?(?:like|of) (?:dish |washing up |pure |a )?(?:soap|feet|dirt|mud|metal|farmyard|toothpaste|perfume|cardboard|socks|sand|gas|rubber|chalk|medicine|bleach|dust|plastic|vomit)\b`,
];

const food = '\u0001';
/** A run of foods, then words that rule them out. Foods are marked so that a run is a short pattern. */
const ruledOutBehind = new RegExp(
  String.raw`(?:(?<=(?:^|[.;!?]|\b(?:but|and|so|as|because))\s*)${food}+(?:\s*,\s*(?:and |or )?${food}+)+(?=\s*:?\s*(?:are|all|both)\b)|${food}+(?:\s*,\s*${food}+)+,?\s+(?:and|or|&)\s+${food}+|${food}+(?:(?:\s*[/&]\s*|\s+(?:and|or|nor)\s+)(?:the |any |all )?${food}+)*)(?:,?\s+|\s*:\s*|(?=\?))(?:${behind.join('|')})(?:,? (?:and )?so (?:is|are) (?:the )?${food}+)?`,
  'giu',
);

/** Words on both sides of a food: "keep the dairy off the table", "swap the beef for lentils". */
const ruledOutAround = new RegExp(
  String.raw`\b(?:keep|leave) (?:the |any |all )?${food}+ (?:away|off|out|aside)\b|\b(?:swap|replace|exchange|substitute|trade|switch)(?:ping|ing)? (?:out )?(?:the |my |all )?${food}+ (?:for|with|by|to)\b|\bpicks? (?:the |all )?${food}+ out\b|\b(?:remove|take out|leave out|lose|drop) (?:the |any |all )?${food}+(?=\s*(?:[,.;]|$|and\b|but\b|please\b))|(?<=(?:^|[.;,!?])\s*)${food}+(?:(?:,| and| or)\s*${food}+)* out(?=\s*(?:[,.;!?]|$))`,
  'giu',
);

/** Words at the end of a clause that refer to a food in the clause before: "mustard allergy, so potato salad without it". */
const refersBack =
  /\b(?:(?:so |please |just )*(?:not|without|minus|none of|never|skip|avoid|omit|leave (?:out|off)|keep away|hold) (?:it|that|those|them|these|that one)(?: (?:off|out|away))?|(?:leave|keep|cut) (?:it|that|those|them|these) (?:off|out|away)|so (?:please )?(?:avoid|without)|(?:avoid|without)(?: (?:pls|please|thanks))?|has (?:none|no trace) of (?:it|that|them)|never that)(?=\s*(?:[.,;!?)]|$|\b(?:please|pls|on|in)\b))/giu;

const isPerson = new Set(['date', 'nan', 'nana', 'nans']);

/** Returns the stretches of foods and food groups that can be banned. */
function foodStretches(text: string): Stretch[] {
  const names = new Set([
    ...matchFoods(text)
      .filter(({ entry }) => entry.kind !== 'mask')
      .map((match) => match.text),
    ...(text.match(groupWords) ?? []),
  ]);
  const lower = text.toLowerCase();
  const found = [...names]
    // "Could kill my date": only dates are a fruit here, and a nan is a grandmother.
    .filter((name) => !isPerson.has(name.toLowerCase()) && resolveAvoided(name.toLowerCase()))
    .flatMap((name) => {
      const escaped = name.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return stretchesOf(
        lower,
        new RegExp(String.raw`(?<![\p{L}\d])${escaped}(?![\p{L}\d])`, 'gu'),
      );
    });
  // "Spring onions" are not also onions.
  return found
    .filter(
      (one) =>
        !found.some(
          (other) =>
            other.from <= one.from &&
            other.to >= one.to &&
            other.to - other.from > one.to - one.from,
        ),
    )
    .filter((one, at, all) => all.findIndex((other) => other.from === one.from) === at)
    .sort((one, other) => one.from - other.from);
}

const namesIn = (text: string, stretches: readonly Stretch[], { from, to }: Stretch): string[] =>
  stretches
    .filter((one) => one.from >= from && one.to <= to)
    .map((one) => text.slice(one.from, one.to).toLowerCase());

/** Whether a stretch names a made dish: "it" in "potato salad without it" is not the salad. */
const isDish = (name: string): boolean =>
  matchFoods(name).some(({ entry }) => entry.kind === 'compound') || kindsIn(name).length > 0;

/** Returns the run of foods that ends last before a position. */
function lastRun(text: string, stretches: readonly Stretch[], before: number): Stretch | undefined {
  const earlier = stretches.filter(({ from, to }) => to <= before && !isDish(text.slice(from, to)));
  let run = earlier.at(-1);
  if (!run) return undefined;
  for (const one of earlier.toReversed().slice(1)) {
    if (!/^(?:\s*[,/&]\s*|\s+(?:and|or|nor|&)\s+)$/iu.test(text.slice(one.to, run.from))) break;
    run = { from: one.from, to: run.to };
  }
  return run;
}

/**
 * Finds the foods that words behind them rule out: "oats wreck my gut", "rye and barley both forbidden", "sprouts no", and those that a
 * later clause refers back to: "coriander tastes like soap to me so never that".
 */
export function readRuledOutBehind(text: string): RuledOut[] {
  const stretches = foodStretches(text);
  const marked = stretches.reduce(
    (left, { from, to }) => left.slice(0, from) + food.repeat(to - from) + left.slice(to),
    text,
  );
  const ruled = [...stretchesOf(marked, ruledOutBehind), ...stretchesOf(marked, ruledOutAround)];
  const referring = stretchesOf(marked, refersBack).flatMap((at) => {
    const run = lastRun(text, stretches, at.from);
    const isRuled = run && ruled.some((one) => one.from <= run.from && run.to <= one.to);
    // What somebody reacts to is read there; "it" is no other food.
    return run && !isRuled && !reactionPattern.test(text) ? [{ from: run.from, to: run.to }] : [];
  });
  return [...ruled, ...referring].map((at) => ({
    ...at,
    names: [...new Set(namesIn(text, stretches, at))],
    unknown: [],
  }));
}
