import type { Oddity, Plausible } from './plausible.ts';
import { isBeside, type StepTime, stepTimes } from './step-times.ts';
import { readableMinutes } from './words.ts';

/** Steps may run over the stated times by this before it is said: a fifth, and ten minutes. */
const slack = (minutes: number): number => minutes * 1.2 + 10;
const dayMin = 24 * 60;
const aLongCookMin = 60;

type Step = { text: string; number: number; times: StepTime[]; beside: boolean };

const readSteps = (instructions: readonly string[]): Step[] =>
  instructions.map((text, index) => ({
    text,
    number: index + 1,
    times: stepTimes(text),
    beside: isBeside(text),
  }));

const workIn = ({ times }: Step): StepTime[] => times.filter(({ kind }) => kind === 'work');

function oddStep(step: Step, match: string, reason: string): Oddity {
  return { where: 'instructions', text: step.text, match, reason, weight: 'odd' };
}

/** One time of work that is longer than the whole recipe says, or than anyone cooks. */
function longerThanAll(steps: readonly Step[], stated: number): Oddity[] {
  const found = steps.flatMap((step) => {
    const longest = workIn(step).toSorted((one, other) => other.low - one.low)[0];
    return longest && longest.low > Math.min(slack(stated), dayMin) ? [{ step, longest }] : [];
  });
  return found.map(({ step, longest }) =>
    oddStep(
      step,
      longest.text,
      stated >= longest.low
        ? `Step ${step.number} takes “${longest.text}”, longer than a day.`
        : `Step ${step.number} takes “${longest.text}”, but the recipe says ${readableMinutes(stated)} in all.`,
    ),
  );
}

/** The least that the steps take one after another; what goes on beside another step costs no time of its own. */
function workMinutes(steps: readonly Step[]): number {
  return steps
    .filter(({ beside }) => !beside)
    .flatMap(workIn)
    .reduce((sum, { low }) => sum + low, 0);
}

/** A long cooking time for which the steps, each of which names its time, take next to none. */
function farShorter(recipe: Plausible, steps: readonly Step[]): Oddity[] {
  const { cookTimeMinutes: cook } = recipe;
  const named = steps.flatMap(({ times }) => times);
  const most = named.reduce((sum, { high }) => sum + high, 0);
  const isOpen = steps.some(({ text }) =>
    /\b(?:until|overnight|hours?|slow(?:ly)?)\b/i.test(text.replace(/[^.]*\d+[^.]*/g, '')),
  );
  if (cook < aLongCookMin || named.length < 2 || isOpen || most > cook * 0.4) return [];
  const reason = `The recipe says ${readableMinutes(cook)} of cooking, but its steps name only ${readableMinutes(most)}.`;
  return [
    {
      where: 'recipe',
      text: `${cook} minutes of cooking`,
      match: String(cook),
      reason,
      weight: 'odd',
    },
  ];
}

/** Times in the steps that do not fit the stated ones. Chilling, rising and marinating are counted by nobody's clock. */
export function findOddTimes(recipe: Plausible): Oddity[] {
  const stated = recipe.prepTimeMinutes + recipe.cookTimeMinutes;
  const steps = readSteps(recipe.instructions);
  const longer = longerThanAll(steps, stated);
  if (longer.length > 0) return longer;
  const work = workMinutes(steps);
  if (work <= slack(stated)) return farShorter(recipe, steps);
  const reason = `The times in the steps add up to about ${readableMinutes(work)}, but the recipe says ${readableMinutes(stated)} in all.`;
  return [
    {
      where: 'recipe',
      text: `${stated} minutes in all`,
      match: String(stated),
      reason,
      weight: 'odd',
    },
  ];
}
