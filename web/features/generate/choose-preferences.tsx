import { Shuffle } from 'lucide-react';
import { notices } from '#contract/notices.ts';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { notify } from '../../ui/notify.ts';
import { PreferenceGroups } from './preference-groups.tsx';
import { randomSelection } from './random/random-selection.ts';
import { SelectedPreferences } from './selected-preferences.tsx';
import { nothingSelected, type Selection } from './selection.ts';
import { labelsChosen } from './selections-by-label.ts';
import { WishField } from './wish/wish-field.tsx';

type ChoosePreferencesProps = {
  groups: readonly PreferenceGroup[];
  selection: Selection;
  onSelection: (selection: Selection) => void;
  /** The cook's own words. */
  q: string;
  onQ: (q: string) => void;
};

/** The title with Random and Clear All, the groups, a line for one's own words, and what is chosen. */
export function ChoosePreferences(props: ChoosePreferencesProps) {
  const { groups, selection, onSelection, q, onQ } = props;

  function chooseAtRandom() {
    onSelection(randomSelection(groups, Math.random));
    notify(notices.randomSelected);
  }

  return (
    <>
      <div className="page-head items-center">
        <h1>Generate Recipe</h1>
        <div className="row gap-1">
          <Button onClick={chooseAtRandom}>
            <Shuffle className="icon" />
            Random
          </Button>
          <Button tone="ghost" onClick={() => onSelection(nothingSelected)}>
            Clear All
          </Button>
        </div>
      </div>
      <PreferenceGroups groups={groups} selection={selection} onChange={onSelection}>
        <WishField wish={q} onWish={onQ} chosenLabels={labelsChosen(selection, groups)} />
        <SelectedPreferences groups={groups} selection={selection} />
      </PreferenceGroups>
    </>
  );
}
