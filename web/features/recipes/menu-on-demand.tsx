import { Ellipsis } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import { RefreshButton } from '../../layout/refresh-button.tsx';
import { BackCloses } from '../../ui/back-closes.tsx';
import { Button } from '../../ui/button.tsx';

type MenuOnDemandProps = {
  /** Identifies the menu: a failed load of one menu does not block another. */
  place: string;
  load: () => Promise<unknown>;
  /** Class that hides the button's text on a narrow screen. */
  wordClass: string;
  /** The menu, opened. */
  children: ReactNode;
};

/** Menu button that loads the menu's code on hover, focus or click. */
export function MenuOnDemand({ place, load, wordClass, children }: MenuOnDemandProps) {
  const [opened, setOpened] = useState(false);
  function prefetch() {
    load().catch((cause: unknown) => {
      // Prefetch only: opening the menu loads again and shows a failure.
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
            {/* Escape while the menu is loading cancels the menu and keeps the dialog below open. */}
            <BackCloses onBack={() => setOpened(false)} />
          </>
        }
      >
        {opened ? children : closed}
      </Suspense>
    </ErrorBoundary>
  );
}
