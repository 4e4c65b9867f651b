import { slugOf } from '#contract/slug.ts';

/** Why a name cannot be saved; undefined where it can. */
export function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'A category needs a name.';
  if (slugOf(name) === '') return 'The name needs at least one letter or digit.';
  return undefined;
}
