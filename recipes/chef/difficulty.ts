import { DIFFICULTIES, type Difficulty } from '../recipe.ts';
import type { Course } from '../selections/requirements.ts';
import { isMain } from './amounts/goals.ts';
import type { Archetype, Step, Technique } from './archetype.ts';
import type { Chosen } from './choose.ts';
import type { Plan } from './times.ts';

/** Ways to cook that ask for an eye or a hand, beyond stirring and waiting. */
const SKILLED: ReadonlySet<Technique> = new Set([
  'braising',
  'poaching',
  'searing',
  'stir-frying',
  'steaming',
  'pickling',
  'grilling',
]);
/** Words of a step that takes practice. */
const SKILLED_WORK =
  /\b(?:fold in|whisk(?:ing|ed)? (?:until|the egg whites)|stiff|knead|roll out|pleat|caramel|sear|flip|temper|crimp|skewer|shape|stuff the|layer the|rub the|shuck|skim|emulsif|seal)\w*/i;
const BESIDE = /^Meanwhile, /;

/** Points from which a dish is no longer easy, and from which it is hard: a main has more to do than a snack anyway. */
const STEPS_UP = { main: [4, 8], other: [3, 5] } as const;

const count = (steps: readonly Step[], test: (step: Step) => boolean) => steps.filter(test).length;

function pointsOf(archetype: Archetype, chosen: readonly Chosen[], plan: Plan): number {
  const { steps, prepTimeMinutes, cookTimeMinutes } = plan;
  const skilled = archetype.techniques.slice(0, 2).filter((one) => SKILLED.has(one)).length;
  const heats = new Set(steps.flatMap(({ on }) => on ?? []));
  return (
    Math.max(0, Math.min(3, steps.length - 5)) +
    2 * count(steps, ({ text }) => BESIDE.test(text)) +
    Math.min(
      3,
      count(steps, ({ text }) => SKILLED_WORK.test(text)),
    ) +
    skilled +
    (heats.size > 1 ? 1 : 0) +
    (archetype.formula ? 1 : 0) +
    Math.max(0, Math.min(2, chosen.length - 11)) +
    (prepTimeMinutes + cookTimeMinutes >= 75 ? 1 : 0) +
    (prepTimeMinutes >= 25 ? 1 : 0)
  );
}

/**
 * How hard a dish is, from what there is to do: how many steps, how many at once, by hob and oven, and how much of it takes
 * practice. What its kind says is the least.
 */
export function difficultyOf(
  archetype: Archetype,
  course: Course,
  chosen: readonly Chosen[],
  plan: Plan,
): Difficulty {
  const points = pointsOf(archetype, chosen, plan);
  const steps = STEPS_UP[isMain(course) ? 'main' : 'other'];
  const level = steps.filter((from) => points >= from).length;
  const least = DIFFICULTIES.indexOf(archetype.difficulty);
  return DIFFICULTIES[Math.max(level, least)] ?? archetype.difficulty;
}
