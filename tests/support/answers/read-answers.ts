import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Selections } from '#contract/constraint-labels.ts';
import type { Constraints } from '#recipes/models/model.ts';
import { cleanWish } from '#recipes/prompt/clean-wish.ts';

/** A good answer of a language model to the product's own prompt, with the choices that it was asked for. */
export type ModelAnswer = { id: string; constraints: Constraints; text: string };

const casesSchema = z.array(
  z.object({
    id: z.string(),
    selections: z.record(z.string(), z.array(z.string())),
    wish: z.string(),
  }),
);

/** The names of the sets, each a folder with `cases.json` and `answers/<id>.md`. */
export const answerSets = (): string[] =>
  readdirSync(import.meta.dirname).filter((name) =>
    existsSync(join(import.meta.dirname, name, 'cases.json')),
  );

/**
 * Reads the answers of one set, in the order of its cases. A case that nobody has answered yet is left out.
 * @throws where there is no such set, or its cases are malformed
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
