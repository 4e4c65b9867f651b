import type { Line } from '../dish/lines.ts';
import type { Finding } from '../recipe.ts';
import type { Ban } from '../selections/requirements.ts';
import { type Said, saidIn } from './safety/sentences.ts';

const sproutIds = new Set(['bean-sprouts', 'alfalfa']);
const sprouts = /\b(?:(?<!brussels |shaved |shredded )sprouts|bean ?sprouts?|alfalfa)\b/i;
const heats =
  /\b(?:blanch|boil|simmer|cook|fr(?:y|ied)|stir-fr|saut|steam|scald|wilt|plung|microwav|roast|bak|char|sizzl|toss|wok|hot through|bubbling|(?:in|into|to) the (?:pan|pot|soup|broth|water|curry|sauce|skillet))/i;
/** Heat that belongs to the sprouts: the list says "blanched". */
const listedHeated = /\b(?:blanched|scalded|cooked|boiled|tinned|canned|fried|steamed)\b/i;
const rest = /\b(?:the rest|remaining|other half|reserved)(?: of the)? (?:bean ?)?sprouts\b/i;
const saidRaw =
  /(?<!\b(?:never|not|no|n't|avoid)\b[^.;]{0,40})\bsprouts,? (?:are |left |stay |go on )?raw\b/i;
const clauseStart = /[,;:]|\b(?:and|then|while)\b/gi;

const isListed = ({ where, foods }: Line): boolean =>
  where === 'ingredients' &&
  foods.some(({ entry }) => entry.ingredientIds.some((id) => sproutIds.has(id)));

/** Whether a sentence heats the sprouts: by a verb before them in their clause, or by one after them. */
function heatsSprouts({ text, after }: Said): boolean {
  const at = sprouts.exec(text)?.index ?? 0;
  const joints = [...text.slice(0, at).matchAll(clauseStart)];
  const clause = text.slice(joints.at(-1)?.index ?? 0);
  const [next = ''] = after;
  return heats.test(clause) || (/\b(?:them|they)\b/i.test(next) && heats.test(next));
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
