import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';

type SortControlProps<Column extends string> = {
  columns: readonly { value: Column; label: string }[];
  column: Column;
  ascending: boolean;
  onSort: (column: Column, ascending: boolean) => void;
};

/** Selects the sort column and toggles between ascending and descending (spec §2). */
export function SortControl<Column extends string>(props: SortControlProps<Column>) {
  const { columns, column, ascending, onSort } = props;
  const direction = ascending ? 'Ascending' : 'Descending';
  const Arrow = ascending ? ArrowUp : ArrowDown;
  return (
    <span className="sort-control">
      <select
        className="input"
        aria-label="Sort by"
        value={column}
        onChange={(event) => {
          const chosen = columns.find(({ value }) => value === event.target.value);
          if (chosen) onSort(chosen.value, ascending);
        }}
      >
        {columns.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Button
        className="btn-icon"
        aria-label={direction}
        title={direction}
        onClick={() => onSort(column, !ascending)}
      >
        <Arrow className="icon" />
      </Button>
    </span>
  );
}
