import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from '../../layout/error-boundary.tsx';
import { RefreshButton } from '../../layout/refresh-button.tsx';
import { Button } from '../../ui/button.tsx';

const loadMenu = () => import('./transfer/transfer-menu.tsx');
const TransferMenu = lazy(loadMenu);

function prefetchMenu() {
  loadMenu().catch((cause: unknown) => {
    // Only a head start: opening the menu asks again, and says so when it fails.
    console.warn('The menu could not be loaded ahead.', cause);
  });
}

/** Opens the menu of import and download; the menu comes when a hand comes near. */
export function TransferButton({ cookId }: { cookId: string }) {
  const [opened, setOpened] = useState(false);
  const closed = (
    <Button
      aria-haspopup="menu"
      aria-expanded={false}
      busy={opened}
      onPointerEnter={prefetchMenu}
      onFocus={prefetchMenu}
      onClick={() => setOpened(true)}
    >
      {!opened && <Ellipsis className="icon" />}
      <span className="max-[22.5rem]:sr-only">More</span>
    </Button>
  );
  return (
    <ErrorBoundary place="transfer" fallback={<RefreshButton />}>
      <Suspense fallback={closed}>{opened ? <TransferMenu cookId={cookId} /> : closed}</Suspense>
    </ErrorBoundary>
  );
}
