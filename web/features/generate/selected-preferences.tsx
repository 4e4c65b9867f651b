import type { PreferenceGroup } from '../../data/catalogue.ts';
import { Docket } from '../../ui/docket.tsx';
import { type Selection, selectionRows } from './selection.ts';

type SelectedPreferencesProps = { groups: readonly PreferenceGroup[]; selection: Selection };

/** What was chosen, on a kitchen ticket. */
export function SelectedPreferences({ groups, selection }: SelectedPreferencesProps) {
  return (
    <section aria-labelledby="selected-preferences">
      <Docket
        rows={selectionRows(selection, groups)}
        emptyText="No preferences selected"
        head={
          <h2 className="card-title mb-2" id="selected-preferences">
            Selected Preferences
          </h2>
        }
      />
    </section>
  );
}
