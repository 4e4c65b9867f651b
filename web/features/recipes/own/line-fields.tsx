import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';

/** A line being edited. Its key stays the same while other lines are added or removed. */
export type EditedLine = { key: number; text: string };

type LineFieldsProps = {
  title: string;
  /** Label of one line, without its number: "Ingredient" for "Ingredient 3". */
  name: string;
  lines: readonly EditedLine[];
  rows: number;
  maxLength: number;
  onChange: (lines: EditedLine[]) => void;
};

/** Shows the lines of a recipe as one text field each. Empty lines are left out. */
export function LineFields(props: LineFieldsProps) {
  const { title, name, lines, rows, maxLength, onChange } = props;
  const id = useId();
  const nextKey = Math.max(0, ...lines.map(({ key }) => key)) + 1;
  return (
    <fieldset className="line-fields">
      <legend className="card-title">{title}</legend>
      {lines.map(({ key, text }, index) => (
        <textarea
          key={key}
          id={`${id}-${key}`}
          className="input"
          rows={rows}
          maxLength={maxLength}
          aria-label={`${name} ${index + 1}`}
          value={text}
          onChange={(event) =>
            onChange(
              lines.map((line) => (line.key === key ? { key, text: event.target.value } : line)),
            )
          }
        />
      ))}
      <Button size="small" onClick={() => onChange([...lines, { key: nextKey, text: '' }])}>
        <Plus className="icon" />
        Add a line
      </Button>
    </fieldset>
  );
}
