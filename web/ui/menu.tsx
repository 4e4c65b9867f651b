import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { BackCloses } from './back-closes.tsx';

type MenuProps = {
  /** The button that opens and labels the menu: an element that takes a ref. */
  trigger: ReactNode;
  /** True if the button was pressed before the menu's code was loaded. */
  defaultOpen?: boolean;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** A dropdown menu with the usual keyboard support: arrow keys, first letters and Escape. */
export function Menu({ trigger, defaultOpen = false, align = 'end', children }: MenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Rendered beside its button, without a portal to the end of the document: the menu is part of the page or dialog. */}
      <DropdownMenu.Content className="menu" align={align} sideOffset={8} collisionPadding={12}>
        <BackCloses onBack={() => setOpen(false)} />
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** A menu item that runs an action. @param props.onSelect runs after the menu has closed and returned the focus */
export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild onSelect={onSelect}>
      <button type="button">{children}</button>
    </DropdownMenu.Item>
  );
}

/** A menu item that links to a page. */
export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild>
      <Link to={to}>{children}</Link>
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return (
    <DropdownMenu.Separator asChild>
      <hr />
    </DropdownMenu.Separator>
  );
}
