import { unitOf } from '#recipes/measures/units.ts';
import { type Word, wordsOf } from '#recipes/pantry/words.ts';
import { hasHead, type Run } from './runs.ts';
import { isDry } from './wider-words.ts';

const signs: Record<string, string> = {
  ...{ '¼': '1/4', '½': '1/2', '¾': '3/4', '⅓': '1/3', '⅔': '2/3', '⅛': '1/8' },
};
const squeezed = (text: string) =>
  text
    .toLowerCase()
    .replace(/[¼½¾⅓⅔⅛]/g, (sign) => signs[sign] ?? sign)
    .replace(/\s/g, '');
/** Returns the last word of an amount as its unit: "1 tbsp" and "the tablespoon of" give the same unit. */
function unitIn(text: string): string | undefined {
  const word = wordsOf(text).at(-1)?.word;
  return word === undefined ? undefined : (unitOf(word)?.name ?? word);
}
const finishing = /sesame|truffle|chilli|walnut|hazelnut/i;

/** Resolves a tie between lines: by the amount just before, for pepper (bell or black) by the salt beside it, for oil by which one is for frying. */
function meantOf(same: readonly Run[], before: string): readonly Run[] {
  const bare = before.replace(/(?:\s(?:of|the|fresh|cold|hot|warm))+$/i, '');
  const byAmount = same.filter(
    ({ listed: { amount } }) => amount !== '' && squeezed(bare).endsWith(squeezed(amount)),
  );
  if (byAmount.length === 1) return byAmount;
  const unit = unitIn(bare);
  const byMeasure = same.filter(({ listed }) => unitIn(listed.amount) === unit);
  if (byMeasure.length === 1) return byMeasure;
  // "Coriander" means the fresh one when ground coriander is listed too.
  const fresh = same.filter(({ listed }) => !isDry(listed));
  if (fresh.length > 0 && fresh.length < same.length && same[0]?.listed.head !== 'pepper')
    return fresh;
  if (same[0]?.listed.head === 'pepper') {
    const isGround = /\b(?:salt|season\w*|some|plenty of|twist of|black)\b[^.]{0,20}$/i.test(
      before,
    );
    return same.filter(({ listed }) => /black|white|ground|corn/i.test(listed.name) === isGround);
  }
  if (same[0]?.listed.head === 'oil') {
    const first = same.find(({ listed }) => !finishing.test(listed.name)) ?? same[0];
    return [first];
  }
  return same;
}

/** Resolves words that match several lines equally well: lines whose head word matches win, and among these the line that the text means. */
export function resolveTies(runs: readonly Run[], text: string, words: readonly Word[]): Run[] {
  const byPlace = Map.groupBy(runs, ({ from, to }) => `${from}-${to}`);
  return [...byPlace.values()].flatMap((same) => {
    const withHead = same.filter((run) => hasHead(run, words));
    const left = withHead.length > 0 ? withHead : same;
    if (left.length < 2) return left;
    const meant = meantOf(left, text.slice(0, words[left[0]?.from ?? 0]?.start).trimEnd());
    return meant.length > 0 ? [...meant] : left;
  });
}
