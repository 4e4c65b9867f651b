import { Plus } from 'lucide-react';
import { Fragment, useId } from 'react';
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
  /** What to say below a line; null for most. */
  noteOn?: (line: EditedLine) => string | null;
};

const nothing = () => null;

/** Shows the lines of a recipe as one text field each. Empty lines are left out. */
export function LineFields(props: LineFieldsProps) {
  const { title, name, lines, rows, maxLength, onChange, noteOn = nothing } = props;
  const id = useId();
  const nextKey = Math.max(0, ...lines.map(({ key }) => key)) + 1;
  return (
    <fieldset className="line-fields">
      <legend className="card-title">{title}</legend>
      {lines.map((line, index) => {
        const lineId = `${id}-${line.key}`;
        const note = noteOn(line);
        return (
          <Fragment key={line.key}>
            <textarea
              id={lineId}
              className="input"
              rows={rows}
              maxLength={maxLength}
              aria-label={`${name} ${index + 1}`}
              aria-describedby={note ? `${lineId}-note` : undefined}
              value={line.text}
              onChange={({ target }) =>
                onChange(
                  lines.map((one) => (one.key === line.key ? { ...one, text: target.value } : one)),
                )
              }
            />
            {note && (
              <p className="small soft" id={`${lineId}-note`}>
                {note}
              </p>
            )}
          </Fragment>
        );
      })}
      <Button size="small" onClick={() => onChange([...lines, { key: nextKey, text: '' }])}>
        <Plus className="icon" />
        Add a line
      </Button>
    </fieldset>
  );
}
