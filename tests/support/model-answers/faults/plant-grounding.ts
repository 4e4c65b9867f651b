import { type AnswerParts, withLine, withMore, wordsOf } from './answer-parts.ts';
import { hasFood, type Planter } from './fault.ts';
import { nameOf, plainFoods } from './hidden-foods.ts';
import { putFood } from './plant-bans.ts';
import { pick, type Random } from './random.ts';

const newFood = (text: string, random: Random) =>
  pick(
    plainFoods.filter((line) => !hasFood(text, nameOf(line))),
    random,
  );

/** An ingredient line in grams or millilitres, and the only place in the steps that says "the <ingredient>" without an amount. */
type Use = { step: number; phrase: string; amount: number; unit: string; food: string };

function usesOf({ lines, ingredients, steps }: AnswerParts): Use[] {
  const allSteps = steps.map((at) => lines[at]).join('\n');
  return ingredients.flatMap((at) => {
    const match = /^(\d+) ?(g|ml) (?:of )?([a-z][a-z ]+?)(?:,| \(|$)/i.exec(
      wordsOf(lines[at] ?? ''),
    );
    if (!match) return [];
    const [, amount = '', unit = '', food = ''] = match;
    const phrase = `the ${food.toLowerCase()}`;
    const mentions = allSteps.toLowerCase().split(food.toLowerCase()).length - 1;
    const step = steps.find((index) => lines[index]?.includes(phrase));
    // With a partial use, or a second mention that is not a use, the planted amount could be correct.
    if (mentions !== 1 || step === undefined || Number(amount) < 50) return [];
    if (new RegExp(`(?:of|half|rest|remaining|other) ${phrase}`, 'i').test(allSteps)) return [];
    return [{ step, phrase, amount: Number(amount), unit, food }];
  });
}

function wrongAmount(kind: string, factor: number): Planter {
  return {
    kind,
    calls: 'repair',
    plant(_answer, parts, random) {
      const use = pick(usesOf(parts), random);
      if (!use) return undefined;
      const wrong = Math.round((use.amount * factor) / 5) * 5;
      const said =
        factor > 1
          ? `the ${wrong} ${use.unit} ${use.food}`
          : `${wrong} ${use.unit} of ${use.phrase}`;
      const line = parts.lines[use.step]?.replace(use.phrase, said) ?? '';
      return { text: withLine(parts, use.step, line), words: '' };
    },
  };
}

/** Faults where the ingredient list and the steps disagree. */
export const groundingPlanters: Planter[] = [
  {
    kind: 'unused ingredient',
    calls: 'repair',
    plant({ text }, parts, random) {
      const line = newFood(text, random);
      return line ? { text: withMore(parts, 'ingredients', line), words: '' } : undefined;
    },
  },
  {
    kind: 'unlisted ingredient',
    calls: 'repair',
    plant({ text }, parts, random) {
      const line = newFood(text, random);
      return line ? { text: putFood(parts, line, 'step', random), words: '' } : undefined;
    },
  },
  wrongAmount('amounts above the list', 2),
  wrongAmount('amounts below the list', 0.5),
];
