import { matchFoods } from '../../pantry/lexicon.ts';
import { holdsPhrase, phraseOf } from '../../pantry/words.ts';
import { upToEnd } from './clauses.ts';
import { negativePattern, reactionPattern } from './restriction-words.ts';
import { foodsBeforeReaction } from './ruled-out-before.ts';
import { foodsIn, goesOn, nothingRead, type Ruled, readParts } from './ruled-out-list.ts';

/** Words that say that a food is gone: "with peanuts left out". */
const isGone =
  /\b(?:out|removed?|replaced?|swap\w*|free(?!-range)|substitut\w*|gone|allerg\w*)\b/iu;
/** A clause that says what the dish should have, and whose reaction gives the reason for a "no" only. */
const wantsWith = /^\W*(?:i|we)(?:'d)? (?:want|would like|like|fancy)\b[^,;.]*?\bwith\b([^,;.]*)/iu;
const givesReason = /\b(?:no|without|not)\b[^,;.]*\b(?:because|since|cos|as)\b[^,;.]*$/iu;

/** Words directly before a dish that is missed: "I miss mac and cheese, no cashews, I'm allergic". */
const missed =
  /\b(?:miss(?:ing)?|crav(?:e|ing)|fancy)\s+(?:(?:an?|some|my|proper|good|the)\s+)*$/iu;

/** Whether a food is wanted: "I want something with rice noodles, no shrimp because my husband has an allergy". */
function isWantedWith(clause: string, name: string): boolean {
  const said = wantsWith.exec(clause)?.[1] ?? '';
  const isSaid = givesReason.test(clause) && holdsPhrase(phraseOf(said), phraseOf(name));
  if (isSaid && !isGone.test(said)) return true;
  const isDish = matchFoods(name).every(({ entry }) => entry.kind === 'compound');
  return isDish && missed.test(clause.slice(0, clause.toLowerCase().indexOf(name)));
}

/** The flavour of a cake that is asked for behind an allergy: "egg allergy, chocolate please". Any other food may belong to the allergy. */
const request = /,\s*(?:chocolate|vanilla)(?: cake| one)? (?:pls|plz|please)\b.*$/iu;

/** What nobody is allergic to: "allergic to effort". Anything else that names no food refers to a food of the clause, or is unknown. */
const isInJest =
  /^\W*(?:to )?(?:effort|work|mornings?|mondays?|cooking|washing up|cleaning|exercise|faff|fuss|boredom|people|small talk|recipes)\b/iu;

/** Returns the foods of a clause that names no food beside the reaction: "no eggs please, nuts, my son is allergic". */
function foodsOfReaction(clause: string, ruledOut: readonly string[]): string[] {
  const found = foodsIn(clause);
  if (ruledOut.length === 0) return found;
  // Of a part with a "no", what stands behind it: of "sauce without tomato (allergy)", the tomato.
  const listed = clause.split(',').map((part) => {
    if (reactionPattern.test(part) && !negativePattern.test(part)) return part;
    const negation = negativePattern.exec(part);
    return negation
      ? part.slice(negation.index)
      : goesOn(part, true, { segment: part, rest: '', kind: 'preference' })
        ? part
        : '';
  });
  const isListed = (name: string) => listed.some((part) => foodsIn(part).includes(name));
  return [
    ...new Set([
      ...ruledOut,
      ...found.filter((name) => isListed(name) && !isWantedWith(clause, name)),
    ]),
  ];
}

/**
 * Reads a reaction: "Allergic to nuts", "nut allergy", "lactose intolerant". Without any known food, the whole clause is unknown.
 * @param ruledOut what the clause rules out in other words: "egg-free", "no egg"
 */
export function readReaction(clause: string, ruledOut: readonly string[]): Ruled {
  const stem = reactionPattern.exec(clause);
  if (!stem) return { ...nothingRead(), start: 0 };
  const isBeforeObject =
    /^\W*(?:allergic |intolerant )?(?:to|of|against|from)\b|^[^,.;]{0,12}:/iu.test(
      clause.slice(stem.index + stem[0].length),
    );
  const before = isBeforeObject
    ? { names: [], from: stem.index }
    : foodsBeforeReaction(clause.slice(0, stem.index));
  const past = stem.index + stem[0].length;
  const after = clause.slice(past);
  const lead =
    /^(?:[\s:(-]*(?:to|of|towards?|against|for|from|are|is)\b|[\s:(-]+)/iu.exec(
      upToEnd(after),
    )?.[0] ?? '';
  const following = upToEnd(after).slice(lead.length);
  // "No cheese" after "nuts: allergy" is read as a negation; it is not what the allergy is to.
  const negation = negativePattern.exec(following);
  const object = negation && !/\p{L}/u.test(following.slice(0, negation.index)) ? '' : following;
  // After "peanut allergy" the rest of the sentence follows; after "allergic to" the food follows.
  const isObject = before.names.length === 0 || /^\W*(?:to|of|:|and)\b/iu.test(after);
  const listed = isObject ? object : object.replace(request, '');
  const follows = readParts(
    listed.replace(reactionPattern, (word) => ' '.repeat(word.length)),
    'reaction',
  );
  const names = [...before.names, ...follows.names];
  const unknown = isObject ? follows.unknown : [];
  const whole = { start: 0, end: clause.length };
  if (names.length + unknown.length === 0 && isBeforeObject && isInJest.test(object)) {
    return { ...nothingRead(), start: stem.index };
  }
  if (names.length === 0) {
    const found = foodsOfReaction(clause, ruledOut);
    if (ruledOut.length > 0) return { names: found, unknown, start: stem.index, end: past };
    return { ...whole, names: found, unknown: found.length === 0 ? [clause.trim()] : unknown };
  }
  const start = before.names.length > 0 ? before.from : stem.index;
  const end = follows.end > 0 ? past + lead.length + follows.end : past;
  return { names, unknown, start, end };
}
