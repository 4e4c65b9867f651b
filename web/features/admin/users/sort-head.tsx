import { ArrowDown, ArrowUp } from 'lucide-react';
import { startsAscending, type UserSort } from './user-question.ts';

export type Sorting = {
  sort: UserSort;
  ascending: boolean;
  onSort: (sort: UserSort, ascending: boolean) => void;
};

type SortHeadProps = Sorting & { column: UserSort; label: string };

/** A column header that sorts by its column when pressed, and reverses the order when pressed again. */
export function SortHead({ column, label, sort, ascending, onSort }: SortHeadProps) {
  const isSorted = sort === column;
  const Arrow = ascending ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={isSorted ? (ascending ? 'ascending' : 'descending') : undefined}>
      <button
        type="button"
        className="sort-head"
        onClick={() => onSort(column, isSorted ? !ascending : startsAscending(column))}
      >
        {label}
        {isSorted && <Arrow className="icon" />}
      </button>
    </th>
  );
}
