import { listInWords } from '#contract/list-in-words.ts';
import { splitAmount } from '../../../ui/split-amount.ts';

/** Last words of many foods, by which a step does not name them: "2 garlic cloves" is "garlic" there. */
const vague =
  /^(?:cloves?|leaves|leaf|sticks?|stalks?|sprigs?|fillets?|breasts?|thighs?|pieces?|slices?|powder|paste|sauce|juice|stock|seeds?|pods?|mince|steaks?|florets?)$/i;

const stem = (word: string): string =>
  word.length > 3 ? word.replace(/(?:ies|y|(?<=o)es|s)$/i, '') : word;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Returns by what word a step names the food of a line: its last one, or the one before if that is vague. Null without letters. */
function nameIn(line: string): string | null {
  const words =
    splitAmount(line)
      .what.replace(/\([^)]*\)/g, '')
      .match(/[\p{L}’'-]+/gu) ?? [];
  const name = words.findLast((word) => !vague.test(word)) ?? words.at(-1);
  return name && name.length > 2 ? stem(name) : null;
}

/** Returns the numbers of the steps that name the food of an ingredient line. */
export function stepsWithFood(line: string, steps: readonly string[]): number[] {
  const name = nameIn(line);
  if (name === null) return [];
  const pattern = new RegExp(
    String.raw`(?<!\p{L})${escaped(name)}(?:ies|y|oes|es|s)?(?!\p{L})`,
    'iu',
  );
  return steps.flatMap((step, index) => (pattern.test(step) ? [index + 1] : []));
}

/** Says beside an edited ingredient which steps still name it as it was. @returns null if none does */
export function stepsNote(line: string, steps: readonly string[]): string | null {
  const numbers = stepsWithFood(line, steps);
  if (numbers.length === 0) return null;
  const where = `${numbers.length === 1 ? 'step' : 'steps'} ${listInWords(numbers.map(String))}`;
  return `The steps don’t change by themselves: look at ${where}.`;
}
