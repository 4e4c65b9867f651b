import { BookOpen, Coins, Download, LogOut, UserRound } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { Link } from 'react-router';
import { useCreditBalance } from '../data/credits/use-credit-balance.ts';
import { useCreditsEnabled } from '../data/credits/use-credits-enabled.ts';
import { useInstallOffer } from '../data/offline/install-offer.ts';
import { type Cook, contactOf } from '../data/session/cook.ts';
import { Avatar } from './avatar.tsx';
import { signOut } from './sign-out.ts';

function MenuLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to}>{children}</Link>
    </DropdownMenu.Item>
  );
}

/** Account menu with the cook's name, contact and own pages. */
export function AccountMenu({ cook }: { cook: Cook }) {
  const balance = useCreditBalance(cook.id);
  const creditsEnabled = useCreditsEnabled();
  const install = useInstallOffer();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="avatar-btn">
        <span className="sr-only">Account: {cook.name}</span>
        <Avatar name={cook.name} imageUrl={cook.avatarUrl} />
      </DropdownMenu.Trigger>
      {/* No portal: the menu stays in the header, so that users who navigate by landmarks find it next to its button. */}
      <DropdownMenu.Content className="menu" align="end" sideOffset={8} aria-label="Account">
        <DropdownMenu.Label className="menu-who">
          <Avatar name={cook.name} imageUrl={cook.avatarUrl} />
          <span>
            <b>{cook.name}</b>
            <span className="block micro faint">{contactOf(cook)}</span>
          </span>
        </DropdownMenu.Label>
        <DropdownMenu.Separator asChild>
          <hr />
        </DropdownMenu.Separator>
        <MenuLink to="/profile">
          <UserRound className="icon" />
          Profile
        </MenuLink>
        <MenuLink to="/recipes">
          <BookOpen className="icon" />
          My Recipes
        </MenuLink>
        {creditsEnabled && (
          <MenuLink to="/credits">
            <Coins className="icon" />
            {`Credits: ${balance ?? '…'}`}
          </MenuLink>
        )}
        {install && (
          <DropdownMenu.Item asChild onSelect={install}>
            <button type="button">
              <Download className="icon" />
              Install App
            </button>
          </DropdownMenu.Item>
        )}
        <DropdownMenu.Separator asChild>
          <hr />
        </DropdownMenu.Separator>
        <DropdownMenu.Item asChild onSelect={() => void signOut()}>
          <button type="button">
            <LogOut className="icon" />
            Log Out
          </button>
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
