import type { Food } from '../classify/foods-in.ts';
import { wordsOf } from '../pantry/words.ts';
import { fold } from '../reading/words/fold.ts';
import { type Line, linesAt } from './lines.ts';
import { isMeasured } from './measured.ts';

/** A knob of “butter” is an amount of the food. */
const spooned = /\b(?:knob|spoon(?:ful)?s?|pats?|dollops?|cubes?|slices?) of ["“„«]$/i;
/** The reader drops quotation marks at the end of a title. */
const quoted = /["“„«]([^"“”„«»]{2,40})(?:["”»]|$)/gu;

/** Foods of which cooks make imitations. Garlic, lemon and chilli only flavour what a quoted name means. */
const bases =
  /\b(hemp|linseed|flax|chia|sunflower|pumpkin|cashew|almond|oat|soya?|rice|coconut|chickpea|gram|lentil|bean|tofu|tempeh|seitan|jackfruit|cauliflower|courgette|squash|swede|celeriac|carrot|beetroot|aubergine|mushroom|potato|palm|kelp|kombu|konjac|cabbage|parsnip|turkey|banana|avocado|quinoa|millet|buckwheat)s?(?:[- ](?:seeds?|hearts?))?[ -]$/i;

/** Returns the food right before a quotation, of which the imitation is made: the hemp of hemp “milk”. */
const baseBefore = (before: string): string | undefined => bases.exec(before)?.[1];

/**
 * Returns the names in quotation marks that a recipe gives to an imitation, after the listed food that it is made of: linseed “egg”,
 * cauliflower “couscous”. A name of which the list has the food itself is no imitation.
 */
export function namesOfImitations(lines: readonly Line[]): ReadonlySet<string> {
  const list = linesAt(lines, 'ingredients');
  const listed = new Set(list.flatMap(({ words }) => words.map(({ word }) => word)));
  const hasWord = (text: string) => wordsOf(text).some(({ word }) => listed.has(word));
  return new Set(
    lines
      .filter(({ where }) => where !== 'ingredients' && where !== 'tips')
      .flatMap(({ text }) =>
        [...text.matchAll(quoted)].flatMap(({ 1: name = '', index }) => {
          const base = baseBefore(text.slice(Math.max(0, index - 40), index));
          return base !== undefined && hasWord(base) && !hasWord(name) ? [fold(name)] : [];
        }),
      ),
  );
}

/**
 * Whether a food is the whole of a name in quotation marks that means an imitation, wherever else it stands: a glossy “egg”. On the list
 * and with an amount a name means the food.
 */
export function isImitation(line: Line, food: Food, names: ReadonlySet<string>): boolean {
  if (names.size === 0 || line.where === 'ingredients') return false;
  if (isMeasured(line.text, food) || spooned.test(line.text.slice(0, food.start))) return false;
  return [...line.text.matchAll(quoted)].some(({ 1: name = '', index }) => {
    const isWhole = food.start === index + 1 && food.text.length === name.length;
    const said = fold(name);
    return isWhole && [...names].some((one) => one === said || one.startsWith(`${said} `));
  });
}
