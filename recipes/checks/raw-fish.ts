import { foodsIn } from '../classify/foods-in.ts';
import type { Line } from '../dish/lines.ts';
import type { Tag } from '../pantry/tags.ts';
import type { Finding } from '../recipe.ts';
import type { Ban } from '../selections/requirements.ts';
import { saidIn } from './safety/sentences.ts';

const seafoodTags: readonly Tag[] = ['fish', 'crustaceans', 'molluscs'];
const seafoodIn = (text: string) =>
  foodsIn(text).filter(({ contains }) => seafoodTags.some((tag) => contains.has(tag)));

const citrus = /\b(?:limes?|lemons?|citrus|grapefruit|oranges?|yuzu|calamansi)\b/i;
/** Acid turns the flesh white and firm, and leaves its germs alive. */
const curesIt = /\buntil\b[^.]*\b(?:white|opaque|cured)\b|\bcur(?:e|es|ing)\b/i;
const heats =
  /°|\b(?:cook|fry|poach|simmer|boil|steam|grill|griddle|bake|roast|sear|blanch|heat|pan|oven|hob|barbecue)\w*\b/i;
const isCookedOnList = /\b(?:cooked|tinned|canned|smoked|poached|jar)\b/i;

/**
 * Returns the steps that only cure seafood in citrus juice, if the cook's diet forbids raw fish (pregnancy: NHS, FDA). Seafood that the list
 * or an earlier sentence has cooked is not raw.
 */
export function findRawFish(lines: readonly Line[], ban: Ban): Finding[] {
  if (!ban.tags.has('raw-fish')) return [];
  const isBoughtCooked = lines.some(
    ({ where, text }) =>
      where === 'ingredients' && isCookedOnList.test(text) && seafoodIn(text).length > 0,
  );
  if (isBoughtCooked) return [];
  return saidIn(lines).flatMap(({ where, line, text, before }) => {
    if (where !== 'instructions' || !citrus.test(text) || heats.test(text)) return [];
    const isCooked = before.some((one) => heats.test(one) && seafoodIn(one).length > 0);
    const raw = seafoodIn(text).find(
      ({ start }) => curesIt.test(text) || /\braw (?:\w+ )?$/i.test(text.slice(0, start)),
    );
    if (isCooked || !raw) return [];
    return [{ where, text: line, match: raw.text, reason: 'raw-fish', restsOn: 'enters' }];
  });
}
