import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Selections } from '#contract/constraint-labels.ts';
import type { Constraints } from '#recipes/models/model.ts';
import { cleanWish } from '#recipes/prompt/clean-wish.ts';

/** A good answer of a language model to the product's own prompt, with the selected choices. */
export type ModelAnswer = { id: string; constraints: Constraints; text: string };

const casesSchema = z.array(
  z.object({
    id: z.string(),
    selections: z.record(z.string(), z.array(z.string())),
    wish: z.string(),
  }),
);

/** Returns the names of the sets. Each set is a folder with `cases.json` and `answers/<id>.md`. */
export const answerSets = (): string[] =>
  readdirSync(import.meta.dirname).filter((name) =>
    existsSync(join(import.meta.dirname, name, 'cases.json')),
  );

/**
 * Reads the answers of one set in the order of its cases. Skips cases that have no answer yet.
 * @throws when the set does not exist or its cases are malformed
 */
export function readAnswers(set: string): ModelAnswer[] {
  const folder = join(import.meta.dirname, set);
  const cases = casesSchema.parse(JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')));
  return cases.flatMap(({ id, selections, wish }) => {
    const path = join(folder, 'answers', `${id}.md`);
    if (!existsSync(path)) return [];
    const constraints = { selections: selections as Selections, wish: cleanWish(wish) };
    return [{ id, constraints, text: readFileSync(path, 'utf8') }];
  });
}
