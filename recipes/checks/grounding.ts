import { wordsOf } from '../pantry/words.ts';
import type { Finding, Verdict } from '../recipe.ts';
import { type Food, foodsIn } from './classify.ts';
import type { Judged } from './judge.ts';

/** Words of a line that name no food: amounts, cuts, qualities. */
const PLAIN_WORDS = new Set(
  `g kg ml l tsp tbsp cup tin can jar clove slice bunch handful pinch piece stick head x of and or the a an to for with in into from on about each
   fresh dried ground large small medium finely roughly thinly freshly lightly coarsely chopped diced sliced crushed grated torn drained rinsed trimmed halved quartered
   shredded cubed cut bite size cm cube piece wedge stick small floret peeled deseeded pitted boneless skinless raw ripe frozen plain unsalted extra virgin plus more taste serve garnish optional
   toasted beaten melted softened warm cold hot room temperature juice zest oil leaf powder mild sweet smoked flat firm lean ready`.split(
    /\s+/,
  ),
);
/** Words by which a step takes up many ingredients at once. */
const TOGETHER =
  /\b(?:all (?:of )?(?:the )?(?:ingredients|remaining)|remaining ingredients|everything|the (?:dry|wet) ingredients|the (?:dry|wet) into)\b/i;
const GROUPS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\bspices?\b|\bseason(?:ings?)?\b/i,
    /cumin|coriander|turmeric|paprika|cinnamon|masala|pepper|salt|chil|spice|cardamom|allspice|nutmeg|oregano|thyme|sumac|ginger/i,
  ],
  [/\bherbs?\b/i, /parsley|basil|coriander|mint|dill|chive|thyme|rosemary|sage/i],
  [/\bdressing|\bvinaigrette/i, /oil|vinegar|juice|mustard/i],
  [/\bvegetables\b|\bveg\b/i, /./],
];

const contentOf = (line: string) =>
  wordsOf(line)
    .map(({ word }) => word)
    .filter((word) => !PLAIN_WORDS.has(word) && !/^\d/.test(word));

function isUsed(
  line: string,
  steps: readonly string[],
  stepWords: ReadonlySet<string>,
  stepFoods: ReadonlySet<string>,
): boolean {
  if (contentOf(line).some((word) => stepWords.has(word))) return true;
  if (foodsIn(line).some(({ entry }) => entry.ingredientIds.some((id) => stepFoods.has(id))))
    return true;
  return steps.some(
    (step) =>
      TOGETHER.test(step) || GROUPS.some(([said, kind]) => said.test(step) && kind.test(line)),
  );
}

/** What every kitchen has at hand and many good recipes do not list. */
const AT_HAND = new Set(['water', 'salt', 'black-pepper']);

function unusedLines({ ingredients, instructions }: Judged): Finding[] {
  const stepIds = new Set(
    instructions.flatMap(foodsIn).flatMap(({ entry }) => entry.ingredientIds),
  );
  const stepWords = new Set(instructions.flatMap(contentOf));
  return ingredients
    .filter((line) => contentOf(line).length > 0 && !isUsed(line, instructions, stepWords, stepIds))
    .map((line) => ({
      where: 'ingredients',
      text: line,
      match: line,
      reason: `No step says what to do with “${line}”.`,
    }));
}

function unlistedFoods({ ingredients, instructions }: Judged): Finding[] {
  const ids = new Set(ingredients.flatMap(foodsIn).flatMap(({ entry }) => entry.ingredientIds));
  const words = new Set(ingredients.flatMap((line) => wordsOf(line).map(({ word }) => word)));
  // A made food in a step is mostly the dish itself ("the dumplings"); a mask is no food.
  const isListed = ({ entry, text }: Food) =>
    entry.kind !== 'ingredient' ||
    entry.ingredientIds.some((id) => ids.has(id) || AT_HAND.has(id)) ||
    wordsOf(text).some(({ word }) => words.has(word));
  const found = new Map<string, Finding>();
  for (const step of instructions) {
    for (const food of foodsIn(step).filter((one) => !isListed(one))) {
      const reason = `A step uses “${food.text}”, which the list does not have.`;
      if (found.has(food.entry.name)) continue;
      found.set(food.entry.name, { where: 'instructions', text: step, match: food.text, reason });
    }
  }
  return [...found.values()];
}

/**
 * Whether list and steps belong together: every ingredient is used in a step, and no step uses a food
 * that is not listed. Both are noted for the cook; neither is dangerous by itself.
 */
export function checkGrounding(recipe: Judged): Verdict {
  const findings = [...unusedLines(recipe), ...unlistedFoods(recipe)];
  return {
    check: 'grounding',
    subject: 'Every ingredient is used, and every step uses what is listed',
    outcome: findings.length === 0 ? 'passed' : 'noted',
    findings,
  };
}
