import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { RefreshButton } from './refresh-button.tsx';

const loadPhoneMenu = () => import('./phone-menu.tsx');
const PhoneMenu = lazy(loadPhoneMenu);

function prefetchPhoneMenu() {
  loadPhoneMenu().catch((cause: unknown) => {
    // Only a prefetch: opening the menu loads it again and shows a failure.
    console.warn('The menu could not be loaded ahead.', cause);
  });
}

/** Opens the phone menu. Its code is prefetched when the pointer enters the button. */
export function PhoneMenuButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="menu-btn"
        aria-label="Menu"
        aria-expanded={open}
        aria-haspopup="dialog"
        onPointerEnter={prefetchPhoneMenu}
        onClick={() => setOpen(true)}
      >
        <Menu className="icon" />
      </button>
      {open && (
        <ErrorBoundary place="phone-menu" fallback={<RefreshButton />}>
          <Suspense fallback={null}>
            <PhoneMenu onClose={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
