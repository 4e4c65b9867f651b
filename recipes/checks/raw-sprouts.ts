import type { Line } from '../dish/lines.ts';
import type { Finding } from '../recipe.ts';
import type { Ban } from '../selections/requirements.ts';
import { type Said, saidIn } from './safety/sentences.ts';

const sproutIds = new Set(['bean-sprouts', 'alfalfa']);
const sprouts = /\b(?:(?<!brussels )sprouts|bean ?sprouts?|alfalfa)\b/i;
const heated =
  /\b(?:blanch|boil|simmer|cook|fr(?:y|ied)|stir-fr|saut|steam|wok|scald|wilt|heat|hot|microwav|roast|bak|warm|pan|toss(?:ed|ing)? (?:over|for))/i;
/** Words of a sentence that puts food on the table as it is. */
const servedAsIs =
  /\b(?:serve|top|scatter|garnish|pile|platter|at the table|before serving|raw|alongside|set out|share|strew|finish|handed? round)/i;
const rest = /\b(?:rest|remaining|other half|raw)\b/i;

const isListed = ({ where, foods }: Line): boolean =>
  where === 'ingredients' &&
  foods.some(({ entry }) => entry.ingredientIds.some((id) => sproutIds.has(id)));

/**
 * Returns the sentence that serves sprouts raw, if the cook's diet forbids raw sprouts (pregnancy: NHS, FDA). Sprouts count as raw if no
 * step heats them, or if "the rest" of them is put on top.
 */
export function findRawSprouts(lines: readonly Line[], ban: Ban): Finding[] {
  if (!ban.tags.has('raw-sprouts')) return [];
  const listed = lines.filter(isListed);
  if (listed.length === 0 || listed.some(({ text }) => heated.test(text))) return [];
  const steps = saidIn(lines).filter(
    ({ where, text }) => where === 'instructions' && sprouts.test(text),
  );
  const isHeated = ({ text }: Said) => heated.test(text);
  const raw = steps.filter(({ text }) => servedAsIs.test(text) && !heated.test(text));
  const found = steps.some(isHeated) ? raw.find(({ text }) => rest.test(text)) : raw[0];
  return found
    ? [
        {
          where: found.where,
          text: found.line,
          match: sprouts.exec(found.text)?.[0] ?? 'bean sprouts',
          reason: 'raw-sprouts',
          restsOn: 'enters',
        },
      ]
    : [];
}
