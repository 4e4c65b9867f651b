import { Ellipsis } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import { RefreshButton } from '../../layout/refresh-button.tsx';
import { BackCloses } from '../../ui/back-closes.tsx';
import { Button } from '../../ui/button.tsx';

type MenuOnDemandProps = {
  /** Which menu: another one gets another chance where one could not be loaded. */
  place: string;
  load: () => Promise<unknown>;
  /** How its word yields on a narrow screen. */
  wordClass: string;
  /** The menu, opened. */
  children: ReactNode;
};

/** The button of a menu whose code comes when a hand comes near. */
export function MenuOnDemand({ place, load, wordClass, children }: MenuOnDemandProps) {
  const [opened, setOpened] = useState(false);
  function prefetch() {
    load().catch((cause: unknown) => {
      // Only a head start: opening the menu asks again, and says so when it fails.
      console.warn('The menu could not be loaded ahead.', cause);
    });
  }
  const closed = (
    <Button
      aria-haspopup="menu"
      aria-expanded={false}
      busy={opened}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={() => setOpened(true)}
    >
      {!opened && <Ellipsis className="icon" />}
      <span className={wordClass}>More</span>
    </Button>
  );
  return (
    <ErrorBoundary place={place} fallback={<RefreshButton />}>
      <Suspense
        fallback={
          <>
            {closed}
            {/* Whoever thinks better of it while it comes closes what is to come, not the dialog below. */}
            <BackCloses onBack={() => setOpened(false)} />
          </>
        }
      >
        {opened ? children : closed}
      </Suspense>
    </ErrorBoundary>
  );
}
