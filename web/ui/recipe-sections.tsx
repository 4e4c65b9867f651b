import { ChefHat, Info } from 'lucide-react';
import { emphasise } from './emphasise.tsx';
import { isHeading } from './is-heading.ts';
import { keyed } from './keyed.ts';
import { NoticeBox } from './notice-box.tsx';
import { printMinutes } from './print-minutes.ts';
import { splitAmount } from './split-amount.ts';

type Facts = {
  prepTimeMinutes: number;
  cookTimeMinutes: number;
  servings: number;
  difficulty: string;
};

/** Prep time, cook time, servings, difficulty. */
export function RecipeFacts({ prepTimeMinutes, cookTimeMinutes, servings, difficulty }: Facts) {
  return (
    <dl className="facts">
      <div>
        <dt>Prep Time</dt>
        <dd>{printMinutes(prepTimeMinutes)}</dd>
      </div>
      <div>
        <dt>Cook Time</dt>
        <dd>{printMinutes(cookTimeMinutes)}</dd>
      </div>
      <div>
        <dt>Servings</dt>
        <dd>{servings}</dd>
      </div>
      <div>
        <dt>Difficulty</dt>
        <dd>{difficulty}</dd>
      </div>
    </dl>
  );
}

type WrittenByProps = {
  words: string | null;
  /** True if the owner changed lines of the recipe. */
  isChanged?: boolean;
};

/** Shows who wrote the recipe, in a small line under its description. */
export function WrittenBy({ words, isChanged = false }: WrittenByProps) {
  const said = [words, isChanged ? 'Changed by its owner, and checked again' : null];
  const shown = said.filter((one) => one !== null).join('. ');
  if (shown === '') return null;
  return (
    <p className="written-by">
      <ChefHat className="icon" />
      {shown}
    </p>
  );
}

type IngredientListProps = {
  lines: readonly string[];
  /** Adds checkboxes to tick while shopping or cooking. */
  tickable?: boolean;
  /** Indexes of the lines that the recipe's owner changed. */
  changed?: readonly number[];
};

/** Marks a line that was changed after the recipe was made. */
function ChangedMark() {
  return <span className="changed-mark">changed</span>;
}

/** The ingredients of a recipe, with the amounts in a separate column. */
export function IngredientList({ lines, tickable = false, changed = [] }: IngredientListProps) {
  if (lines.length === 0) return <p className="soft mt-3">No ingredients available</p>;
  return (
    <ul className="ing">
      {keyed(lines).map(({ key, text }, place) => (
        <li key={key} className={isHeading(text) ? 'ing-heading' : undefined}>
          {isHeading(text) ? (
            text
          ) : tickable ? (
            <label className="ing-tick">
              <input type="checkbox" className="check" />
              <IngredientLine text={text} isChanged={changed.includes(place)} />
            </label>
          ) : (
            <div className="ing-line">
              <IngredientLine text={text} isChanged={changed.includes(place)} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function IngredientLine({ text, isChanged }: { text: string; isChanged: boolean }) {
  const { amount, what, note } = splitAmount(text);
  return (
    <>
      <span className="amt">{amount} </span>
      <span dir="auto">
        <span className="what">{what}</span>
        {note && <small>, {note}</small>}
        {isChanged && <ChangedMark />}
      </span>
    </>
  );
}

type MethodListProps = {
  steps: readonly string[];
  /** Indexes of the steps that the recipe's owner changed. */
  changed?: readonly number[];
};

/** The numbered steps. */
export function MethodList({ steps, changed = [] }: MethodListProps) {
  if (steps.length === 0) return <p className="soft">No instructions available</p>;
  return (
    <ol className="method">
      {keyed(steps).map(({ key, text }, index) => (
        <li key={key}>
          <span className="n" aria-hidden="true">
            {index + 1}
          </span>
          <p dir="auto">
            {emphasise(text)}
            {changed.includes(index) && <ChangedMark />}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Shows what the cook of a larger or smaller amount must watch: the steps do not account for the size of their pans. */
export function ScalingNote({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <p className="scaling-note">
      <Info className="icon" />
      {text}
    </p>
  );
}

/** Spec §2: warns when ingredients or instructions are missing. */
export function IncompleteWarning({
  recipe,
}: {
  recipe: { ingredients: readonly string[]; instructions: readonly string[] };
}) {
  if (recipe.ingredients.length > 0 && recipe.instructions.length > 0) return null;
  return <NoticeBox tone="butter" title="This recipe may be incomplete." />;
}
