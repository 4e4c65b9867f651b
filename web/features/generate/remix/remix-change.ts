import type { RemixChange } from '#contract/remix.ts';
import type { RemixBase } from './remix-base.ts';

/** What each kind of change works with: the recipe, the one change that is chosen, and a way to choose another. */
export type ChangeProps = {
  base: RemixBase;
  change: RemixChange | null;
  onChange: (change: RemixChange | null) => void;
};
