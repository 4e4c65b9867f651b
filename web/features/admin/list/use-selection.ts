import { useState } from 'react';

export type Selection = {
  /** The ids of the selected rows, in list order. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** How many of the visible rows are selected. */
  all: 'none' | 'some' | 'all';
  toggle: (id: string) => void;
  /** Selects all visible rows, or none if all of them are selected. */
  toggleAll: () => void;
  /** Deselects these rows; rows selected meanwhile stay selected. */
  leave: (rows: readonly string[]) => void;
  clear: () => void;
};

/**
 * Manages the selected rows. A row that leaves the list (another page, another search, a deletion) is deselected and stays so when
 * it comes back, so that an admin never changes a row that is not visible.
 * @param rows ids of the visible rows; undefined until they are loaded
 */
export function useSelection(rows: readonly string[] | undefined): Selection {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const inSight = rows ?? [];
  const ids = inSight.filter((id) => chosen.includes(id));
  // Deselect during rendering, so that no frame offers to change a row that left the list.
  if (ids.length !== chosen.length) setChosen(ids);
  const isAll = ids.length > 0 && ids.length === inSight.length;
  const partly = ids.length > 0 ? 'some' : 'none';
  return {
    ids,
    has: (id) => ids.includes(id),
    all: isAll ? 'all' : partly,
    toggle: (id) =>
      setChosen((now) => (now.includes(id) ? now.filter((other) => other !== id) : [...now, id])),
    toggleAll: () => setChosen(isAll ? [] : inSight),
    leave: (left) => setChosen((now) => now.filter((id) => !left.includes(id))),
    clear: () => setChosen([]),
  };
}
