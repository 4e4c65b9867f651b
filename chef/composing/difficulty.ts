import { type Difficulty, difficultyLevels } from '#recipes/recipe.ts';
import type { Course } from '#recipes/selections/requirements.ts';
import { isMain } from './amounts/goals.ts';
import type { Archetype } from './archetype.ts';
import type { Chosen } from './chosen.ts';
import type { Step } from './step.ts';
import type { Plan } from './times.ts';

/** Work that takes practice: it can go wrong, and cannot be mended then. */
const craftPattern =
  /\b(?:egg whites|stiff peaks|kneads?|rolls? out|one by one|a ladleful at a time|pleat|crimp|scrunch|thin pancakes|coat in|caramel|temper|emulsif|sear in)\w*/i;
/** Work that asks for care, and that anybody manages the second time. */
const carePattern =
  /\b(?:shape|stuff|layer the|thread|skim|roll(?: up)? tightly|without stirring|fold the paper|draw(?:ing)? the edges|swirl)\w*/i;
const besidePattern = /^(?:Meanwhile|While)\b/;

/** Points from which a dish is no longer easy, and from which it is hard: a main has more to do than a snack anyway. */
const stepsUp = { main: [3.5, 5], other: [2.5, 4.5] } as const;

const count = (steps: readonly Step[], test: (step: Step) => boolean) => steps.filter(test).length;

/** What goes on beside something else asks for more where it cannot be left alone. */
function besidePoints(steps: readonly Step[]): number {
  const beside = steps.filter(({ text }) => besidePattern.test(text));
  const withHands = count(beside, ({ on, handsMinutes }) => on === 'hob' && handsMinutes !== 1);
  return withHands + 0.5 * (beside.length - withHands);
}

function pointsOf(archetype: Archetype, chosen: readonly Chosen[], plan: Plan): number {
  const { steps, prepTimeMinutes, cookTimeMinutes } = plan;
  const heats = new Set(steps.flatMap(({ on }) => on ?? []));
  return (
    0.5 * Math.max(0, Math.min(4, steps.length - 5)) +
    besidePoints(steps) +
    1.5 *
      Math.min(
        2,
        count(steps, ({ text }) => craftPattern.test(text)),
      ) +
    Math.min(
      1,
      count(steps, ({ text }) => carePattern.test(text)),
    ) +
    (heats.size > 1 ? 0.5 : 0) +
    (archetype.formula ? 1 : 0) +
    (chosen.length > 12 ? 0.5 : 0) +
    (prepTimeMinutes + cookTimeMinutes >= 75 ? 1 : 0) +
    (prepTimeMinutes >= 25 ? 1 : 0)
  );
}

/** So near to the border between two levels, what was asked for decides: the scale is no ruler. */
const border = 1.5;

/**
 * How hard a dish is, from what there is to do: how many steps, how many at once, by hob and oven, and how much of it takes
 * practice. What its kind says is the least.
 * @param asked what was wished for, which decides where a dish lies between two levels
 */
export function difficultyOf(
  archetype: Archetype,
  course: Course,
  chosen: readonly Chosen[],
  plan: Plan,
  asked?: Difficulty,
): Difficulty {
  const points = pointsOf(archetype, chosen, plan);
  const steps = stepsUp[isMain(course) ? 'main' : 'other'];
  const levelOf = (reached: number) => {
    const level = steps.filter((from) => reached >= from).length;
    const least = difficultyLevels.indexOf(archetype.difficulty);
    return difficultyLevels[Math.max(level, least)] ?? archetype.difficulty;
  };
  const near = [points - border, points + border].map(levelOf);
  return near.find((level) => level === asked) ?? levelOf(points);
}
