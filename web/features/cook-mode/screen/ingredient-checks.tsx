import { isHeading } from '../../../ui/is-heading.ts';
import { keyed } from '../../../ui/keyed.ts';
import { splitAmount } from '../../../ui/split-amount.ts';

type IngredientChecksProps = {
  ingredients: readonly string[];
  ticked: readonly number[];
  onTick: (line: number) => void;
};

/** The whole ingredient list with checkboxes for what is ready. */
export function IngredientChecks({ ingredients, ticked, onTick }: IngredientChecksProps) {
  return (
    <ul className="mise">
      {keyed(ingredients).map(({ key, text }, line) => (
        <li key={key}>
          {isHeading(text) ? (
            <h3>{text}</h3>
          ) : (
            <label>
              <input
                type="checkbox"
                className="check"
                checked={ticked.includes(line)}
                onChange={() => onTick(line)}
              />
              <IngredientText line={text} />
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}

function IngredientText({ line }: { line: string }) {
  const { amount, what, note } = splitAmount(line);
  return (
    <span className="what" dir="auto">
      {/* The unit is always in Latin letters: its explicit direction keeps it from deciding the direction of the line. */}
      {amount && <b dir="ltr">{amount}</b>} {what}
      {note && <small>, {note}</small>}
    </span>
  );
}
