import { Shuffle } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { PreferenceGroup } from '../../data/catalogue.ts';
import type { KitchenSelection } from '../../layout/kitchen/use-kitchen-selection.ts';
import { Button } from '../../ui/button.tsx';
import { PreferenceGroups } from './preference-groups.tsx';
import type { ChooseDraw } from './random/choose-draw.ts';
import { DroppedNote } from './random/dropped-note.tsx';
import { useRandom } from './random/use-random.ts';
import { SelectedPreferences } from './selected-preferences.tsx';
import type { Selection } from './selection.ts';
import { selectionsByLabel } from './selections-by-label.ts';
import { WishField } from './wish/wish-field.tsx';
import type { WishReadingProps } from './wish/wish-reading.tsx';

type ChoosePreferencesProps = {
  groups: readonly PreferenceGroup[];
  selection: Selection;
  onSelection: (selection: Selection) => void;
  /** The cook's own words. */
  q: string;
  onQ: (q: string) => void;
  kitchen: KitchenSelection;
  /** Shows a cook what is understood of their words. */
  WishReading?: ComponentType<WishReadingProps>;
  /** Chooses one of several random draws for a cook. */
  chooseDraw?: ChooseDraw;
  /** Notes to read before generating, below the cook's own words. */
  children?: ReactNode;
};

/** The heading with Random and Clear All, the free text field, the groups, and the chosen preferences. */
export function ChoosePreferences(props: ChoosePreferencesProps) {
  const { groups, selection, onSelection, q, onQ, kitchen, WishReading, chooseDraw, children } =
    props;
  const random = useRandom({ groups, selection, onSelection, kitchen, wish: q, chooseDraw });

  function clearAll() {
    // Choices that the kitchen applies to every recipe stay.
    onSelection(kitchen.tied);
    onQ('');
    random.forget();
  }

  return (
    <>
      <div className="gen-head">
        <div className="page-head items-center">
          <h1>Generate Recipe</h1>
          <div className="row gap-1">
            <Button busy={random.isDrawing} onClick={() => void random.chooseAtRandom()}>
              <Shuffle className="icon" />
              Random
            </Button>
            <Button tone="ghost" onClick={clearAll}>
              Clear All
            </Button>
          </div>
        </div>
        <DroppedNote
          groups={groups}
          dropped={random.dropped}
          onPutBack={random.takeBack}
          onLeave={random.forget}
        />
      </div>
      <WishField
        wish={q}
        onWish={onQ}
        chosen={selectionsByLabel(selection, groups)}
        Reading={WishReading}
      />
      {children}
      <PreferenceGroups groups={groups} selection={selection} onChange={onSelection} />
      <SelectedPreferences
        groups={groups}
        selection={selection}
        wish={q}
        onRemoveWish={() => onQ('')}
      />
    </>
  );
}
