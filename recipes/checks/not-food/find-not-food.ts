import { harmless, type NotFood, notFood } from './not-food-words.ts';

/** Words shortly before or after a match that warn of it or remove it: "discard the rhubarb leaves, which are poisonous". */
const warnsBefore =
  /\b(?:no|not|nothing|never|without|avoid(?:ing)?|discard(?:ed|ing)?|remov(?:e|ed|ing)|do(?:es)? ?n[o']t|free (?:of|from)|instead of|rather than|beware of|unlike|confuse\w*|destroys?|toxins?|lectins?|danger(?:ous)?|mistake\w*|careful|contain|like|between|into|taste of|texture of|wash(?:ed|ing)?|scrub(?:bed)?|clean(?:ed|ing)?)\b[^.;!?]{0,40}$/iu;
/** Comparisons such as "as smooth as emulsion paint". "As well as" and "as fresh as possible" are not comparisons. */
const comparesBefore =
  /\bas (?:smooth|thick|shiny|glossy|white|hard|stiff|slick|tough|dark) as (?:\p{L}+ )?$/iu;
/** Comparisons such as "dries out faster than nail varnish". */
const exceedsBefore =
  /\b(?:faster|quicker|sooner|slower|thicker|thinner|smoother|shinier|glossier|harder|tougher|stickier|whiter|darker) than (?:an? |the |any )?(?:\p{L}+ )?$/iu;
/** Figures of speech for food that is overcooked: "stirring turns it to sawdust". */
const becomesBefore =
  /\b(?:turn|dr(?:y|ie)|crumble|cook|go)(?:s|d|ed|es|ing)?\b(?: (?:it|them|the \p{L}+))? to $/iu;
const overcooked = /^sawdust$/iu;
const warnsAfter =
  /^[^.;!?]{0,25}\b(?:(?:is|are) (?:toxic|poisonous|not|never)|discarded|removed|-?free)\b|^[^.;!?]{0,35}\b(?:in|into|to|for|on) the (?:bin|compost|rubbish|trash)\b/iu;

/** "Throw rhubarb leaves away"; not "throw away the stalks and chop the leaves". */
const isThrownAway = (before: string, after: string): boolean =>
  /\bthrow(?:ing)? (?:all |any )?(?:the |its |their )?$/iu.test(before) && /^ away\b/iu.test(after);

/** A sentence that is itself a warning: "unripe ackee is poisonous". */
const saysSo = /\b(?:is|are|can be|turns?) (?:toxic|poisonous)$/iu;

/** Blanks out the names that only sound dangerous. The text keeps its length. */
function withoutHarmless(text: string): string {
  const plain = text.replace(/[’‘]/g, "'");
  return harmless.reduce(
    (left, pattern) => left.replace(pattern, (found) => ' '.repeat(found.length)),
    plain,
  );
}

/**
 * Returns the first inedible thing in a text: a chemical, a poisonous plant, a drug or a body part. Ignores what the text
 * itself warns of or removes.
 */
export function findNotFood(text: string): { kind: NotFood['kind']; match: string } | undefined {
  const searched = withoutHarmless(text);
  for (const { kind, pattern } of notFood) {
    for (const found of searched.matchAll(new RegExp(pattern, 'giu'))) {
      const before = searched.slice(0, found.index);
      const after = searched.slice(found.index + found[0].length);
      const isFact = saysSo.test(`${before}${found[0]}`);
      const isMeant =
        !warnsBefore.test(before) &&
        !comparesBefore.test(before) &&
        !exceedsBefore.test(before) &&
        !(overcooked.test(found[0]) && becomesBefore.test(before)) &&
        !isThrownAway(before, after);
      if (!isFact && isMeant && !warnsAfter.test(after)) {
        return { kind, match: found[0] };
      }
    }
  }
  return undefined;
}
