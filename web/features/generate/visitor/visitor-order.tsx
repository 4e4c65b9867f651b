import { useState } from 'react';
import { useNavigate } from 'react-router';
import { priceWords } from '#contract/packs.ts';
import type { PreferenceGroup } from '../../../data/catalogue.ts';
import { useCreditsEnabled, useSellsCredits } from '../../../data/credits/use-credits-enabled.ts';
import { rememberReturnPath } from '../../../data/return-path.ts';
import { useKnownDevice } from '../../../data/session/known-device.ts';
import type { StandingChoice } from '../../../layout/kitchen/standing-choices.ts';
import { useKitchenSelection } from '../../../layout/kitchen/use-kitchen-selection.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ChoosePreferences } from '../choose-preferences.tsx';
import { countSelected } from '../selection.ts';
import { TwoPanels } from '../two-panels.tsx';
import { type Order, orderAddress } from './order-address.ts';
import { VisitorBar } from './visitor-bar.tsx';

/** A visitor has no kitchen answers yet. */
const noKitchen: readonly StandingChoice[] = [];

type VisitorOrderProps = {
  groups: readonly PreferenceGroup[];
  /** The order from the URL. */
  first: Order;
};

/** The order form of a visitor. The choices are kept through sign-in or registration. */
export function VisitorOrder({ groups, first }: VisitorOrderProps) {
  const kitchen = useKitchenSelection(noKitchen, first.selection);
  const { selection } = kitchen;
  const [q, setQ] = useState(first.q);
  const navigate = useNavigate();
  const known = useKnownDevice();
  const costsCredits = useCreditsEnabled();
  const sellsCredits = useSellsCredits();

  async function goOn() {
    const wanted = orderAddress({ selection, q }, groups);
    rememberReturnPath(wanted);
    // The Back button then returns to this page with the choices in the URL.
    await navigate(wanted, { replace: true, preventScrollReset: true });
    await navigate(known ? '/auth' : '/auth?tab=register&by=code', { state: { wanted } });
  }

  return (
    <TwoPanels
      generating={false}
      hasRoom
      left={
        <>
          <ChoosePreferences
            groups={groups}
            selection={selection}
            onSelection={kitchen.choose}
            kitchen={kitchen}
            q={q}
            onQ={setQ}
          />
          <VisitorBar
            known={known}
            isNothingChosen={countSelected(selection) === 0 && q.trim() === ''}
            onContinue={() => void goOn()}
          />
        </>
      }
    >
      <div className="placeholder">
        <EmptyState
          motif="threads"
          title="Ready to create a delicious recipe?"
          text={
            costsCredits && !known
              ? `Your first recipe is free. ${sellsCredits ? `${priceWords} ` : ''}Choose what you like, then continue.`
              : 'Choose what you like, then continue.'
          }
        />
      </div>
    </TwoPanels>
  );
}
