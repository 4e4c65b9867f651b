import type { Oddity, Plausible } from './plausible.ts';
import { type StepTime, stepTimes } from './step-times.ts';
import { readableMinutes } from './words.ts';

/** Steps may exceed the stated time by a fifth plus ten minutes before they are reported. */
const slack = (minutes: number): number => minutes * 1.2 + 10;
const dayMin = 24 * 60;

type Step = { text: string; number: number; times: StepTime[] };

const readSteps = (instructions: readonly string[]): Step[] =>
  instructions.map((text, index) => ({
    text,
    number: index + 1,
    times: stepTimes(text),
  }));

/** What goes on without a cook for days, and the cloth or jar that it stands under. */
const goesOnAlone =
  /\b(?:ferment\w*|sour(?:s|ing)?|steep\w*|cur(?:e|es|ed|ing)|brin(?:e|es|ed|ing)|pickl\w*|dry|dries|drying|ag(?:e|es|ed|ing)|matur\w*|ripen\w*|macerat\w*|infus\w*|stands?|hangs?|leave|keep)\b/i;
const needsACook =
  /\b(?:bak(?:e|ing)|roast\w*|simmer\w*|boil(?:s|ing)?|fr(?:y|ying)|brais\w*|grill\w*|steam(?:s|ing)?|stew|cook|oven|knead\w*|whisk\w*)\b/i;
/** Whether a step only waits for days: "stand it at 20 to 25 °C, out of the sun" for 48 hours. */
const onlyWaits = (text: string): boolean => goesOnAlone.test(text) && !needsACook.test(text);

const workIn = ({ times }: Step): StepTime[] => times.filter(({ kind }) => kind === 'work');

function oddStep(step: Step, match: string, reason: string): Oddity {
  return { where: 'instructions', text: step.text, match, reason, weight: 'odd' };
}

/** Finds a working time that is longer than the whole recipe states, or than a day. */
function longerThanAll(steps: readonly Step[], stated: number): Oddity[] {
  const found = steps.flatMap((step) => {
    const longest = workIn(step).toSorted((one, other) => other.low - one.low)[0];
    if (!longest || longest.low <= Math.min(slack(stated), dayMin)) return [];
    return stated >= longest.low && onlyWaits(step.text) ? [] : [{ step, longest }];
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

/** Finds a step with a working time longer than the whole recipe or than a day. Sums of steps are not judged, because steps overlap. */
export function findOddTimes(recipe: Plausible): Oddity[] {
  const stated = recipe.prepTimeMinutes + recipe.cookTimeMinutes;
  return longerThanAll(readSteps(recipe.instructions), stated);
}
