import { slugOf } from '#contract/slug.ts';

/** Returns why a name cannot be saved; undefined when it can. */
export function nameProblem(name: string): string | undefined {
  if (name.trim() === '') return 'A category needs a name.';
  if (slugOf(name) === '') return 'The name needs at least one letter or digit.';
  return undefined;
}
