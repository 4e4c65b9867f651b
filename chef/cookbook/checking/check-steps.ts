import { type CookbookDish, type DishStep, isPart } from '../dish.ts';
import { stepText } from '../step-text.ts';
import type { Remark } from './check-facts.ts';

const beginningOf = ({ segments }: DishStep): string => {
  const [first] = segments;
  const words = first?.kind === 'text' ? first.text : '';
  return words.split('\n')[0]?.slice(0, 25) ?? '';
};

const cooksPattern =
  /\b(?:fry|simmer|boil|bake|roast|grill|braise|steam|poach|sear|toast|sweat|soften|deep-fry|char|griddle|smoke|caramelise|cook)\b/i;
const cuePattern = /\b(?:until|till|when|once|as soon as|before)\b|\d\s*°C/i;
const heatPattern =
  /\d\s*°C|\b(?:low|medium|high|moderate|gentle|fierce|lively)[- ](?:heat|flame|simmer|boil)|\bheat\b|\b(?:simmer|boil|steam|poach)\w*/i;
const maxStepWords = 110;

function stepRemarks(step: DishStep): Remark[] {
  const text = stepText(step);
  const near = beginningOf(step);
  const words = text.split(/\s+/).filter((word) => word !== '').length;
  const remarks: Remark[] = [];
  if (words < 4) remarks.push({ message: `a step of ${words} words says too little`, near });
  if (words > maxStepWords)
    remarks.push({ message: `a step of ${words} words is too long: part it`, near });
  const hasTimer = step.segments.some(({ kind }) => kind === 'timer');
  if (cooksPattern.test(text) && !hasTimer && !cuePattern.test(text)) {
    const message = 'a step that cooks says how long (~{10%minutes}), or until when';
    remarks.push({ message, near });
  }
  return remarks;
}

/** Equipment that cooks by itself or needs a socket. Steps must mark it, since a cook who lacks it looks for it. */
const machines = [
  'oven',
  'grill',
  'barbecue',
  'wok',
  'blender',
  'food processor',
  'stand mixer',
  'air fryer',
  'slow cooker',
  'pressure cooker',
  'microwave',
  'steamer',
  'ice-cream machine',
];

function unmarkedMachines({ steps, equipment }: CookbookDish): Remark[] {
  const plain = steps.flatMap(({ segments }) =>
    segments.flatMap((segment) => (segment.kind === 'text' ? [segment.text] : [])),
  );
  return machines
    .filter((machine) => {
      const named = new RegExp(`\\b(?:the|a|an|hot|preheated) ${machine}\\b`, 'i');
      return (
        plain.some((text) => named.test(text)) && !equipment.some((one) => one.includes(machine))
      );
    })
    .map((machine) => ({
      message: `mark the ${machine} once as cookware: #${machine}{}`,
      near: machine,
    }));
}

const minSteps = 3;
const minStepsOfPart = 2;

/** Checks the method: enough steps, each with heat and time where it cooks. */
export function checkSteps(dish: CookbookDish): Remark[] {
  const { steps, equipment, cookMinutes, courses } = dish;
  const least = isPart(dish) || courses.includes('Drink') ? minStepsOfPart : minSteps;
  const all = steps.map(stepText).join(' ');
  const remarks = steps.flatMap(stepRemarks);
  if (steps.length < least)
    remarks.push({ message: `${steps.length} steps: at least ${least} are wanted` });
  if (cookMinutes > 0 && !heatPattern.test(all))
    remarks.push({ message: 'it cooks, but no step says by what heat' });
  if (equipment.some((one) => /\boven$/.test(one)) && !/\d\s*°C/.test(all))
    remarks.push({ message: 'it is baked, but no step says at how many °C' });
  return [...remarks, ...unmarkedMachines(dish)];
}
