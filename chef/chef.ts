import {
  CannotHonour,
  type Constraints,
  type ModelRequest,
  type RecipeModel,
} from '#recipes/models/model.ts';
import { explainUnknown, understand } from '#recipes/selections/understand.ts';
import { chefIdentity } from './chef-identity.ts';
import { composeAnyDish, composeDish } from './composing/compose.ts';
import type { Dish } from './composing/dish.ts';
import { explainClash } from './composing/explain-clash.ts';
import { explainRemix, refuseToRemix } from './composing/remix/explain-remix.ts';
import { writeMarkdown } from './composing/write-markdown.ts';

/** A model that knows at once what it cannot do. */
type Chef = RecipeModel & { refusal(constraints: Constraints): string | undefined };

type Attempt = { dish: Dish } | { refusal: string };

/** Whether there is any dish for these. */
function isPossible(constraints: Constraints): boolean {
  const understanding = understand(constraints);
  if (!understanding.ok) return false;
  return composeAnyDish(constraints, understanding.requirements) !== undefined;
}

const explainFailure = (constraints: Constraints): string =>
  constraints.remix ? explainRemix(constraints.remix) : explainClash(constraints, isPossible);

/** Composes for constraints, or says why there is no such dish. */
export function attemptDish(constraints: Constraints, seed: string): Attempt {
  const understanding = understand(constraints);
  if (!understanding.ok) return { refusal: explainUnknown(understanding.unknown) };
  const { requirements } = understanding;
  const beyond = refuseToRemix(requirements, constraints.wish);
  if (beyond) return { refusal: beyond };
  // An unlucky seed finds no dish where there is one: what passed before charging has to succeed after it.
  const dish =
    composeDish(constraints, requirements, seed) ?? composeAnyDish(constraints, requirements);
  return dish ? { dish } : { refusal: explainFailure(constraints) };
}

/** Why there is no dish for constraints; undefined where there is one. Found out before anything is charged. */
function refusalOf(constraints: Constraints): string | undefined {
  const understanding = understand(constraints);
  if (!understanding.ok) return explainUnknown(understanding.unknown);
  const beyond = refuseToRemix(understanding.requirements, constraints.wish);
  if (beyond) return beyond;
  return isPossible(constraints) ? undefined : explainFailure(constraints);
}

/** Splits a text as a model streams it: a few words at a time. */
function* chunksOf(text: string): Generator<string> {
  for (const [chunk] of text.matchAll(/[\s\S]{1,48}(?=\s|$)\s*|[\s\S]{1,64}/g)) yield chunk;
}

/**
 * The built-in author: it composes recipes offline from the pantry, the same one for the same seed, and
 * streams the markdown that the prompt asks of any model, so that the same path reads and checks it.
 */
export function createChef(): Chef {
  async function* generate({ constraints, seed, signal }: ModelRequest): AsyncGenerator<string> {
    signal.throwIfAborted();
    const attempt = attemptDish(constraints, seed);
    if ('refusal' in attempt) throw new CannotHonour(attempt.refusal);
    for (const chunk of chunksOf(writeMarkdown(attempt.dish))) {
      signal.throwIfAborted();
      yield chunk;
    }
  }
  return {
    ...chefIdentity,
    generate,
    refusal: refusalOf,
  };
}
