import { Download, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useInstallOffer } from '../data/offline/install-offer.ts';
import { useSession } from '../data/session/session-store.ts';
import { Button } from '../ui/button.tsx';
import { useFocusReturn } from '../ui/use-focus-return.ts';
import { SignInLink } from './sign-in-link.tsx';
import { signOut } from './sign-out.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useNavItems } from './use-nav-items.ts';

/** The header's links on a phone, as a full-screen dialog. Following a link closes it. */
export default function PhoneMenu({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const install = useInstallOffer();
  const location = useLocation();
  const openedAt = useRef(location.key);
  const focus = useFocusReturn();
  const hasLedOn = useRef(false);
  useEffect(() => {
    if (location.key === openedAt.current) return;
    hasLedOn.current = true;
    onClose();
  }, [location.key, onClose]);

  /** Returns the focus to the menu button; after a link was followed, moves it to the new page. */
  function passFocusOn(event: Event) {
    if (!hasLedOn.current) return focus.giveBack(event);
    event.preventDefault();
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Content
          className="phone-menu"
          aria-describedby={undefined}
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={passFocusOn}
        >
          <div className="phone-menu-top">
            <Dialog.Title className="h3">Menu</Dialog.Title>
            <Dialog.Close className="menu-btn" aria-label="Close menu">
              <X className="icon" />
            </Dialog.Close>
          </div>
          <PhoneNav onClose={onClose} />
          <div className="row between">
            {/* A radio group must not come last: the focus trap of Radix mistakes its last radio for the last tab stop. */}
            <ThemeSwitch />
            {session.status === 'signed-in' ? (
              <Button onClick={() => void signOut()}>Log Out</Button>
            ) : (
              <SignInLink tone="primary" />
            )}
          </div>
          {install && (
            <Button tone="ghost" onClick={install}>
              <Download className="icon" />
              Install App
            </Button>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function PhoneNav({ onClose }: { onClose: () => void }) {
  const { pathname } = useLocation();
  const session = useSession();
  const offered = useNavItems();
  const items =
    session.status === 'signed-in'
      ? [...offered.cook, { to: '/profile', label: 'Profile' }]
      : offered.visitor;
  return (
    <nav aria-label="Phone menu">
      {items.map((item) => (
        <NavLink
          key={item.to}
          to={item.to}
          end={item.to === '/'}
          // A link to the current page does not change the location: close the menu anyway.
          onClick={() => item.to === pathname && onClose()}
        >
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}
