import type { Constraints } from '#recipes/models/model.ts';
import { explainUnknown, understand } from '#recipes/selections/understand.ts';
import { composeAnyDish, composeDish } from './compose.ts';
import type { Dish } from './dish.ts';
import { explainClash } from './explain-clash.ts';

type Attempt = { dish: Dish } | { refusal: string };

/** Whether there is any dish for these. */
function isPossible(constraints: Constraints): boolean {
  const understanding = understand(constraints);
  if (!understanding.ok) return false;
  return composeAnyDish(constraints, understanding.requirements) !== undefined;
}

const explainFailure = (constraints: Constraints): string => explainClash(constraints, isPossible);

/** Composes freely for constraints, or says why there is no such dish. */
export function attemptDish(constraints: Constraints, seed: string): Attempt {
  const understanding = understand(constraints);
  if (!understanding.ok) return { refusal: explainUnknown(understanding.unknown) };
  const { requirements } = understanding;
  // An unlucky seed finds no dish where there is one: what passed before charging has to succeed after it.
  const dish =
    composeDish(constraints, requirements, seed) ?? composeAnyDish(constraints, requirements);
  return dish ? { dish } : { refusal: explainFailure(constraints) };
}

/** Why nothing can be composed for constraints; undefined where something can. Found out before anything is charged. */
export function refusalOf(constraints: Constraints): string | undefined {
  const understanding = understand(constraints);
  if (!understanding.ok) return explainUnknown(understanding.unknown);
  return isPossible(constraints) ? undefined : explainFailure(constraints);
}
