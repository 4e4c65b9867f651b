import { isHeading } from '../../../ui/is-heading.ts';
import { keyed } from '../../../ui/keyed.ts';
import { splitAmount } from '../../../ui/split-amount.ts';

type IngredientChecksProps = {
  ingredients: readonly string[];
  ticked: readonly number[];
  onTick: (line: number) => void;
};

/** The whole list, to tick what stands ready. */
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
      {/* Its unit is in Latin letters whatever the food is called: with a direction of its own it does not decide the line's. */}
      {amount && <b dir="ltr">{amount}</b>} {what}
      {note && <small>, {note}</small>}
    </span>
  );
}
