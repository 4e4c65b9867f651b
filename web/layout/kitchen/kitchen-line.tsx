import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { ChipGroup } from '../../ui/chip-group.tsx';
import { type ChosenNames, isTied, type StandingChoice } from './standing-choices.ts';
import './kitchen-line.css';

type KitchenLineProps = {
  standing: readonly StandingChoice[];
  selection: ChosenNames;
  /** Selects or deselects one kitchen choice for this recipe. */
  onToggle: (choice: StandingChoice) => void;
  /** Returns whether a choice cannot be deselected here. */
  isFixed?: (choice: StandingChoice) => boolean;
};

function inWords({ question, name }: StandingChoice): string {
  const isLeftOut = question === 'never' || question === 'rather_not';
  return isLeftOut ? `no ${name.toLowerCase()}` : name.toLowerCase();
}

const list = (choices: readonly StandingChoice[]) => choices.map(inWords).join(', ');
const nothingIsFixed = () => false;

/** Lists the choices that come from My kitchen. Each can be deselected for one recipe; deselected choices are listed too. */
export function KitchenLine(props: KitchenLineProps) {
  const { standing, selection, onToggle, isFixed = nothingIsFixed } = props;
  const [isOpen, setIsOpen] = useState(false);
  const chipsId = useId();
  if (standing.length === 0) return null;
  const tied = standing.filter((choice) => isTied(selection, choice));
  const untied = standing.filter((choice) => !isTied(selection, choice));
  const gone = tied.filter(({ isOffered }) => !isOffered);
  const free = standing.filter((choice) => !isFixed(choice));
  const keyOf = ({ slug, name }: StandingChoice) => `${slug}/${name}`;
  return (
    <section className="kitchen-line" aria-label="From your kitchen">
      <p>
        <Check className="icon" aria-hidden="true" />
        <span>
          <b>From your kitchen:</b> {tied.length > 0 ? list(tied) : 'nothing this time'}
        </span>
      </p>
      {untied.length > 0 && <p className="small soft">Not for this recipe: {list(untied)}</p>}
      {gone.length > 0 && (
        <p className="small soft">
          No longer on our list, but still left out:{' '}
          {gone.map(({ name }) => name.toLowerCase()).join(', ')}
        </p>
      )}
      {free.length > 0 && (
        <button
          type="button"
          className="link small"
          aria-expanded={isOpen}
          aria-controls={chipsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Done' : 'Change for this recipe'}
        </button>
      )}
      <div id={chipsId} hidden={!isOpen}>
        <ChipGroup
          label="From your kitchen"
          exclusive={false}
          chosen={tied.map(keyOf)}
          options={free.map((choice) => ({ value: keyOf(choice), label: choice.name }))}
          onToggle={(key) => {
            const choice = standing.find((one) => keyOf(one) === key);
            if (choice) onToggle(choice);
          }}
        />
      </div>
    </section>
  );
}
