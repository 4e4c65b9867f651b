import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { signedInCook } from '#tests/components/cook.ts';
import { openScreen } from '#tests/components/screen.tsx';
import SignedIn from '#web/pages/signed-in.tsx';
import type { AdminUser } from '../admin-user.ts';
import { EditUserDialog } from './edit-user-dialog.tsx';
import { UserTable } from './user-table.tsx';
import '../admin.css';
import '../list/list.css';
import './users.css';

/** 44 letters without a place to break: an account without a name takes it from its address. */
const letters = 'maximiliana'.repeat(4);
const longest: AdminUser = {
  id: '7c0e4c5e-2f6b-4f0b-8a53-1f0c6a1d7e22',
  email: `${letters}@example.com`,
  fullName: letters,
  storedName: letters,
  rawName: letters,
  avatarUrl: null,
  role: 'admin',
  credits: 12_345,
  joinedAt: '2026-11-01T10:00:00Z',
};
const users: AdminUser[] = [longest, { ...longest, id: crypto.randomUUID(), role: 'user' }];

function UsersPage() {
  const [edited, setEdited] = useState<AdminUser | null>(null);
  return (
    <div className="page admin">
      <h1>Users</h1>
      <UserTable
        users={users}
        withCredits
        busy={false}
        sorting={{ sort: 'joined', ascending: false, onSort: () => {} }}
        onEdit={setEdited}
        onHistory={() => {}}
      />
      {edited && <EditUserDialog user={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

async function openUsers(width: number): Promise<void> {
  const cook = signedInCook({ role: 'admin' });
  await page.viewport(width, 900);
  const pages = [{ Component: SignedIn, children: [{ path: 'admin', Component: UsersPage }] }];
  openScreen('/admin', pages, { cook });
  await expect.element(page.getByText(longest.email).first()).toBeVisible();
}

/** Returns what is wider than its frame, and so is cut off or scrolls. */
const tooWide = () =>
  [document.documentElement, ...document.querySelectorAll('.table-wrap, [role="dialog"]')]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((element) => `${element.localName} ${element.className}: ${element.scrollWidth}`);

test.each([320, 390, 800, 1200])(
  'a user with a long name and address fits on a screen of %i px',
  async (width) => {
    await openUsers(width);
    expect(tooWide()).toEqual([]);
    expect(await axeFindingsInBothThemes()).toEqual([]);
  },
);

test('the dialog of a user with a long name and address fits on the smallest phone', async () => {
  await openUsers(320);
  await page
    .getByRole('button', { name: `Edit ${letters}` })
    .first()
    .click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(tooWide()).toEqual([]);
});
