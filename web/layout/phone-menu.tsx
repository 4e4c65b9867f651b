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

/** The header's links on a phone: a full sheet. Following one closes it. */
export default function PhoneMenu({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const install = useInstallOffer();
  const offered = useNavItems();
  const items =
    session.status === 'signed-in'
      ? [...offered.cook, { to: '/profile', label: 'Profile' }]
      : offered.visitor;
  const location = useLocation();
  const openedAt = useRef(location.key);
  const focus = useFocusReturn();
  const hasLedOn = useRef(false);
  useEffect(() => {
    if (location.key === openedAt.current) return;
    hasLedOn.current = true;
    onClose();
  }, [location.key, onClose]);

  /** Back to the menu's button; or, where a link was followed, to the page that it led to. */
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
          <nav aria-label="Phone menu">
            {items.map((item) => (
              <NavLink
                key={item.to}
                to={item.to}
                end={item.to === '/'}
                // The link to the page that is open changes no location: close all the same.
                onClick={() => item.to === location.pathname && onClose()}
              >
                {item.label}
              </NavLink>
            ))}
          </nav>
          <div className="row between">
            {/* A group of radios at the end would hold the focus: Radix takes its last one for the last stop, which it is not. */}
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
