import { useState } from 'react';

export type Selection = {
  /** In the order of the list. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Of the rows in sight. */
  all: 'none' | 'some' | 'all';
  toggle: (id: string) => void;
  /** Chooses all rows in sight, or none where all of them are chosen. */
  toggleAll: () => void;
  /** Chooses these no longer; what was chosen meanwhile stays. */
  leave: (rows: readonly string[]) => void;
  clear: () => void;
};

/**
 * Which rows are chosen. What leaves the list (another page, another search, a deleted row) is chosen no longer, also when
 * it comes back: nobody changes a row that they do not see.
 * @param rows ids of the rows in sight; undefined while nothing is known
 */
export function useSelection(rows: readonly string[] | undefined): Selection {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const inSight = rows ?? [];
  const ids = inSight.filter((id) => chosen.includes(id));
  // Forgotten while rendering, so that no frame offers to change what is gone.
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
