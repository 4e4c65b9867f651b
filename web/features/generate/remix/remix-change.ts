import type { RemixChange } from '#contract/remix.ts';
import type { RemixBase } from './remix-base.ts';

/** The props of each kind of change: the recipe, the one selected change, and a callback to select another. */
export type ChangeProps = {
  base: RemixBase;
  change: RemixChange | null;
  onChange: (change: RemixChange | null) => void;
};
