import { hasWordsOf, keyWordsOf } from '#recipes/selections/names.ts';
import type { FoundDish } from '../finding/rank-dish.ts';
import type { Wants } from '../finding/wants.ts';

/** Words that ask for a dish on an evening after work. */
const asksForQuick =
  /\b(?:week[- ]?night|mid[- ]?week|quick(?:er)?|fast(?:er)?|speedy|express|cheat(?:'?s)?)\b/iu;
/** A dish of a weeknight is on the table within this time. */
const mostQuickMinutes = 60;
/** A dish that takes a little longer is still what the wish names. */
const tooSlowMinutes = 75;

/** Whether a dish is for other cooks: coq au vin without wine is no quick coq au vin, nor is a mild curry for children. */
const leavesOut = ({ dish }: FoundDish): boolean =>
  /\b(?:without|no|free|low|vegan|vegetarian|veggie|children|toddlers?|bab(?:y|ies))\b/i.test(
    dish.title,
  );

const isQuick = ({ known }: FoundDish): boolean => known.totalMinutes <= mostQuickMinutes;

/** Returns the words by which a dish is called: the name that the wish contains, else its title. */
const nameOf = ({ named, dish }: FoundDish): string => named ?? dish.title;

/** Whether a wish asks for a quick version and a dish takes too long for it. */
const isTooSlow = ({ known }: FoundDish, { text }: Pick<Wants, 'text'>): boolean =>
  // "Quick pickled onions" are called so: they stand overnight.
  asksForQuick.test(text) && !asksForQuick.test(known.names) && known.totalMinutes > tooSlowMinutes;

/**
 * Returns the asked dishes, a quick version first where the wish wants one: a dish of at most an hour with the name in its title.
 * @param ranked all dishes that were found
 */
export function quickFirst(
  asked: readonly FoundDish[],
  ranked: readonly FoundDish[],
  wants: Pick<Wants, 'text'>,
): FoundDish[] {
  const [first] = asked;
  if (!first || !isTooSlow(first, wants)) return [...asked];
  const quick = ranked.filter(
    (one) =>
      isQuick(one) && !leavesOut(one) && hasWordsOf(keyWordsOf(one.dish.title), nameOf(first)),
  );
  return [...quick, ...asked.filter((one) => !quick.includes(one))];
}

const slowNote = (minutes: number): string =>
  `It takes about ${minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`} in all; we have no quicker version of it.`;

/** Returns the note for a dish that takes longer than the evening after work that the wish is for; undefined when it does not. */
export const slowNoteFor = (one: FoundDish, wants: Pick<Wants, 'text'>): string | undefined =>
  isTooSlow(one, wants) ? slowNote(one.known.totalMinutes) : undefined;
