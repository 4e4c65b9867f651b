import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

const loadPhoneMenu = () => import('./phone-menu.tsx');
const PhoneMenu = lazy(loadPhoneMenu);

/** Opens the phone's menu. Its code comes when a finger comes near. */
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
        onPointerEnter={() => void loadPhoneMenu()}
        onClick={() => setOpen(true)}
      >
        <Menu className="icon" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <PhoneMenu onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
