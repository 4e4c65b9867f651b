import { lazy, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '#tests/components/screen.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { MenuOnDemand } from './menu-on-demand.tsx';

function LoadedMenu() {
  return (
    <Menu defaultOpen trigger={<button type="button">More</button>}>
      <MenuItem onSelect={() => {}}>Print</MenuItem>
    </Menu>
  );
}

/** A dialog with a menu whose code arrives when the returned function is called. */
function openDialogWithMenu(): () => void {
  let arrive = () => {};
  const code = new Promise<{ default: typeof LoadedMenu }>((resolve) => {
    arrive = () => resolve({ default: LoadedMenu });
  });
  const load = () => code;
  const LazyMenu = lazy(load);
  function DialogPage() {
    const [open, setOpen] = useState(true);
    return (
      <Dialog open={open} onClose={() => setOpen(false)} title="Risotto">
        <MenuOnDemand place="more" load={load} wordClass="word">
          <LazyMenu />
        </MenuOnDemand>
      </Dialog>
    );
  }
  openScreen('/', [{ path: '/', Component: DialogPage }]);
  return arrive;
}

const dialog = () => page.getByRole('dialog', { name: 'Risotto' });
const more = () => page.getByRole('button', { name: 'More' });

test('Escape while a menu is loading cancels the menu and keeps the dialog open', async () => {
  const arrive = openDialogWithMenu();
  await more().click();
  await expect.element(more()).toHaveAttribute('aria-busy', 'true');

  await userEvent.keyboard('{Escape}');
  await expect.element(more()).not.toHaveAttribute('aria-busy');
  await expect.element(dialog()).toBeVisible();

  arrive();
  await more().click();
  await expect.element(page.getByRole('menuitem', { name: 'Print' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(dialog()).toBeVisible();

  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});
