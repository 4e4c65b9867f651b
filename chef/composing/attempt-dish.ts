import type { Constraints } from '#recipes/models/model.ts';
import { explainUnknown, understand } from '#recipes/selections/understand.ts';
import { composeAnyDish, composeDish } from './compose.ts';
import type { Dish } from './dish.ts';
import { explainClash } from './explain-clash.ts';

type Attempt = { dish: Dish } | { refusal: string };

/** Whether any dish exists for the constraints. */
function isPossible(constraints: Constraints): boolean {
  const understanding = understand(constraints);
  if (!understanding.ok) return false;
  return composeAnyDish(constraints, understanding.requirements) !== undefined;
}

const explainFailure = (constraints: Constraints): string => explainClash(constraints, isPossible);

/** Composes a dish for the constraints, or returns the reason why there is none. */
export function attemptDish(constraints: Constraints, seed: string): Attempt {
  const understanding = understand(constraints);
  if (!understanding.ok) return { refusal: explainUnknown(understanding.unknown) };
  const { requirements } = understanding;
  // A seed may find no dish although one exists. A request that passed the check before charging must succeed after it.
  const dish =
    composeDish(constraints, requirements, seed) ?? composeAnyDish(constraints, requirements);
  return dish ? { dish } : { refusal: explainFailure(constraints) };
}

/** Returns why nothing can be composed for the constraints; undefined when something can. Called before anything is charged. */
export function refusalOf(constraints: Constraints): string | undefined {
  const understanding = understand(constraints);
  if (!understanding.ok) return explainUnknown(understanding.unknown);
  return isPossible(constraints) ? undefined : explainFailure(constraints);
}
