import {
  Ban,
  Ellipsis,
  History,
  KeyRound,
  LogOut,
  type LucideIcon,
  Mail,
  Trash2,
  UserRound,
} from 'lucide-react';
import { type ComponentType, useRef, useState } from 'react';
import { useCook } from '../../../data/session/session-store.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../../ui/menu.tsx';
import type { AdminUser } from '../admin-user.ts';
import { changesAddress } from '../changes/change-request.ts';
import { AccountDialog } from './account-dialog.tsx';
import './account-actions.css';
import { EraseDialog } from './erase-dialog.tsx';
import { FactorsDialog } from './factors-dialog.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

type Entry = {
  label: string;
  Icon: LucideIcon;
  Opens: ComponentType<{ user: AdminUser; onClose: () => void }>;
};

const look: Entry = { label: 'Account and sign-in', Icon: UserRound, Opens: AccountDialog };
const mail: Entry = { label: 'Email a sign-in link', Icon: Mail, Opens: MailDialog };
/** Not offered for the admin's own account: the profile has these actions, with its own safeguards. */
const onOthers: Entry[] = [
  { label: 'Sign out everywhere', Icon: LogOut, Opens: SignOutDialog },
  { label: 'Reset two-step sign-in', Icon: KeyRound, Opens: FactorsDialog },
];
const grave: Entry[] = [
  { label: 'Suspend or reinstate', Icon: Ban, Opens: SuspendDialog },
  { label: 'Delete account', Icon: Trash2, Opens: EraseDialog },
];

/** Menu with further actions on a user's account: how the user signs in, and whether the user may. */
export function AccountMenu({ user }: { user: AdminUser }) {
  const cook = useCook();
  const [opened, setOpened] = useState<Entry | null>(null);
  const isOwn = cook?.id === user.id;
  const place = useRef<HTMLSpanElement>(null);
  function open(entry: Entry) {
    // Focus the button while the menu is open, so that the dialog returns focus to it and not to a removed menu item.
    place.current?.querySelector('button')?.focus();
    setOpened(entry);
  }
  const items = (entries: Entry[]) =>
    entries.map((entry) => (
      <MenuItem key={entry.label} onSelect={() => open(entry)}>
        <entry.Icon className="icon" />
        {entry.label}
      </MenuItem>
    ));
  return (
    <span className="account-menu" ref={place}>
      <Menu
        trigger={
          <Button
            tone="ghost"
            className="btn-icon"
            title="More"
            aria-label={`More: ${user.fullName}`}
          >
            <Ellipsis className="icon" />
          </Button>
        }
      >
        {items([look, mail])}
        <MenuLink to={changesAddress('user', user.id)}>
          <History className="icon" />
          Change history
        </MenuLink>
        {!isOwn && items(onOthers)}
        {!isOwn && <MenuSeparator />}
        {!isOwn && items(grave)}
      </Menu>
      {opened && <opened.Opens user={user} onClose={() => setOpened(null)} />}
    </span>
  );
}
