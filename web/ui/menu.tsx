import { DropdownMenu } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { BackCloses } from './back-closes.tsx';

type MenuProps = {
  /** The button that opens it, and names it: an element that takes a ref. */
  trigger: ReactNode;
  /** True where its button was pressed before its code was there. */
  defaultOpen?: boolean;
  align?: 'start' | 'end';
  children: ReactNode;
};

/** A menu that drops from its button: arrow keys, first letters and Escape as in every menu. */
export function Menu({ trigger, defaultOpen = false, align = 'end', children }: MenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Beside its button, not at the end of the document: it is a part of that page, or of that dialog. */}
      <DropdownMenu.Content className="menu" align={align} sideOffset={8} collisionPadding={12}>
        <BackCloses onBack={() => setOpen(false)} />
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** Something to do. @param props.onSelect runs after the menu has closed and given the focus back */
export function MenuItem({ onSelect, children }: { onSelect: () => void; children: ReactNode }) {
  return (
    <DropdownMenu.Item asChild onSelect={onSelect}>
      <button type="button">{children}</button>
    </DropdownMenu.Item>
  );
}

/** Somewhere to go. */
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
