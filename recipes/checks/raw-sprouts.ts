import type { Line } from '../dish/lines.ts';
import type { Finding } from '../recipe.ts';
import type { Ban } from '../selections/requirements.ts';
import { type Said, saidIn } from './safety/sentences.ts';

const sproutIds = new Set(['bean-sprouts', 'alfalfa']);
const sprouts = /\b(?:(?<!brussels |shaved |shredded )sprouts|bean ?sprouts?|alfalfa)\b/i;
/** A verb that heats the sprouts it governs, with nothing else between: "blanch the bean sprouts". */
const heatsThem =
  /(?<!\b(?:not|never|without)\s(?:\w+\s)?)\b(?:blanch|boil|simmer|cook|fry|stir-fry|sauté|steam|scald|wilt|plunge|dip|heat|warm)(?:ing)?\b(?:(?!\b(?:with|on|over|onto)\b)[^;:.])*$/i;
/** Heat after the sprouts in their sentence: "add them to the wok and toss for 2 minutes". */
const heatedAfter =
  /^[^.;]*?\b(?:stir-fry|fry|cook(?: |$)|boil|simmer|steam|blanch|toss (?:for|over|until)|stir (?:for|over|until)|for (?:about )?(?:\d+|the last|an?|one|two|three) (?:more |last )?(?:minutes?|seconds?)|until (?:hot|piping|wilted|limp|they|just)|in(?:to)? the (?:wok|pan|pot|broth|soup|curry)|to the (?:wok|pan|pot|broth|soup|curry)|bubbling|boiling)/i;
const heatsNext =
  /^(?:(?:then|now) )?(?:stir-fry|fry|cook|cover and cook|boil|simmer|steam|blanch|toss|stir|heat)\b/i;
/** Heat that belongs to the sprouts: the list says "blanched". */
const listedHeated =
  /\b(?:blanched|scalded|cooked|boiled|tinned|canned|steamed|in boiling water)\b/i;
const rest = /\b(?:the rest|remaining|other half|reserved)(?: of the)? (?:bean ?)?sprouts\b/i;
const saidRaw =
  /(?<!\b(?:never|not|no|n't|avoid)\b[^.;]{0,40})\bsprouts,? (?:are |left |stay |go on )?raw\b/i;

const isListed = ({ where, foods }: Line): boolean =>
  where === 'ingredients' &&
  foods.some(({ entry }) => entry.ingredientIds.some((id) => sproutIds.has(id)));

/** Whether a sentence, or the one after it, heats the sprouts that it names. */
function heatsSprouts({ text, after }: Said): boolean {
  const found = sprouts.exec(text);
  const at = found?.index ?? 0;
  const behind = text.slice(at + (found?.[0].length ?? 0));
  return (
    heatsThem.test(text.slice(0, at)) || heatedAfter.test(behind) || heatsNext.test(after[0] ?? '')
  );
}

/**
 * Returns the sentence that serves sprouts raw, if the cook's diet forbids raw sprouts (pregnancy: NHS, FDA). Sprouts count as raw if no
 * step heats them, if the rest of them goes on top unheated, or if a text calls them raw.
 */
export function findRawSprouts(lines: readonly Line[], ban: Ban): Finding[] {
  if (!ban.tags.has('raw-sprouts')) return [];
  const listed = lines.filter(isListed);
  if (listed.length === 0 || listed.some(({ text }) => listedHeated.test(text))) return [];
  const said = saidIn(lines).filter(({ text }) => sprouts.test(text));
  const steps = said.filter(({ where }) => where === 'instructions');
  const unheated = steps.filter((one) => !heatsSprouts(one));
  const isHeated = unheated.length < steps.length;
  const found =
    said.find(({ text }) => saidRaw.test(text)) ??
    (isHeated ? unheated.find(({ text }) => rest.test(text)) : unheated.at(-1));
  if (!found) return [];
  const match = sprouts.exec(found.text)?.[0] ?? 'sprouts';
  const { where, line: text } = found;
  return [{ where, text, match, reason: 'raw-sprouts', restsOn: 'enters' }];
}
