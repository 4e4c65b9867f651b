import {
  CannotHonour,
  type Constraints,
  type ModelRequest,
  type RecipeModel,
} from '../models/model.ts';
import { explainUnknown, understand } from '../selections/understand.ts';
import { composeDish } from './compose.ts';
import type { Dish } from './dish.ts';
import { explainClash } from './explain-clash.ts';
import { writeMarkdown } from './write-markdown.ts';

/** The seed by which it is found out, before anything is charged, whether there is such a dish. */
const SEED_OF_REFUSAL = 'can it be done';

type Attempt = { dish: Dish } | { refusal: string };

/** Whether there is any dish for these. */
function isPossible(constraints: Constraints): boolean {
  const understanding = understand(constraints);
  if (!understanding.ok) return false;
  return composeDish(constraints, understanding.requirements, SEED_OF_REFUSAL) !== undefined;
}

/** Composes for constraints, or says why there is no such dish. */
export function attemptDish(constraints: Constraints, seed: string): Attempt {
  const understanding = understand(constraints);
  if (!understanding.ok) return { refusal: explainUnknown(understanding.unknown) };
  const { requirements } = understanding;
  // An unlucky seed finds no dish where there is one: what passed before charging has to succeed after it.
  const dish =
    composeDish(constraints, requirements, seed) ??
    (seed === SEED_OF_REFUSAL
      ? undefined
      : composeDish(constraints, requirements, SEED_OF_REFUSAL));
  return dish ? { dish } : { refusal: explainClash(constraints, isPossible) };
}

/** Splits a text as a model streams it: a few words at a time. */
function* chunksOf(text: string): Generator<string> {
  for (const [chunk] of text.matchAll(/[\s\S]{1,48}(?=\s|$)\s*|[\s\S]{1,64}/g)) yield chunk;
}

/**
 * The built-in author: it composes recipes offline from the pantry, the same one for the same seed, and
 * streams the markdown that the prompt asks of any model, so that the same path reads and checks it.
 */
export function createChef(): RecipeModel {
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
    name: 'house-chef',
    provider: 'chef',
    isFree: true,
    generate,
    refusal(constraints) {
      const attempt = attemptDish(constraints, SEED_OF_REFUSAL);
      return 'refusal' in attempt ? attempt.refusal : undefined;
    },
  };
}
