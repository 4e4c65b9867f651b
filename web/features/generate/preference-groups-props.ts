import type { PreferenceGroup } from '../../data/catalogue.ts';
import type { Selection } from './selection.ts';

/** The groups to choose from, and what is chosen. */
export type PreferenceGroupsProps = {
  groups: readonly PreferenceGroup[];
  selection: Selection;
  onChange: (selection: Selection) => void;
};
