import { useState } from 'react';
import { Link } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { notices } from '#contract/notices.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { Dialog } from './dialog.tsx';
import { notify } from './notify.ts';

function Here() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <h1>Here</h1>
      <Link to="/there">Go there</Link>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="A question"
        actions={<button type="button">Answer</button>}
      >
        <div className="dialog-body">
          <input aria-label="Code" />
        </div>
      </Dialog>
    </>
  );
}

const pages = [
  { path: 'here', Component: Here },
  { path: 'there', Component: () => <h1>There</h1> },
  { path: 'credits', Component: () => <h1>Credits</h1> },
  { path: 'bar', Component: () => <div className="gen-bar">A bar of actions</div> },
];
const toast = (words: string) => page.getByText(words);
const boxOf = (words: string) =>
  toast(words).element().closest('.toast')?.getBoundingClientRect() ?? new DOMRect();
const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

beforeEach(() => openScreen('/here', pages));

test('a failure is dismissed when its page is left', async () => {
  notify(notices.saveFailed);
  await expect.element(toast('Save Failed')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  notify(notices.timedOut);
  await userEvent.click(page.getByRole('link', { name: 'Go there' }));
  await expect.element(page.getByRole('heading', { name: 'There' })).toBeVisible();
  await expect.element(toast('Save Failed')).not.toBeInTheDocument();
});

test('a notice that explains why the page is left stays on the next page', async () => {
  notify(notices.sessionEnded);
  await expect.element(toast('Your session has ended')).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await userEvent.click(page.getByRole('link', { name: 'Go there' }));
  await expect.element(page.getByRole('heading', { name: 'There' })).toBeVisible();
  await expect.element(toast('Your session has ended')).toBeVisible();
});

test('links to the next step', async () => {
  notify(notices.insufficientCredits);
  await userEvent.click(page.getByRole('link', { name: 'Get credits', exact: true }));
  await expect.element(page.getByRole('heading', { name: 'Credits' })).toBeVisible();
  await expect.element(toast('Insufficient Credits')).not.toBeInTheDocument();
  notify(notices.saveFailed, { label: 'Open recipe', to: '/there' });
  await userEvent.click(page.getByRole('link', { name: 'Open recipe' }));
  await expect.element(page.getByRole('heading', { name: 'There' })).toBeVisible();
});

test('shows a URL that could not be copied in a field to copy it by hand', async () => {
  await page.viewport(390, 844);
  const link = `${location.origin}/recipe/92b0c5de-3b7e-4c2a-9f64-0d1b8e7a5f31`;
  notify(notices.shareUnavailable, undefined, link);
  const address = page.getByRole('textbox', { name: 'Link to copy' });
  await expect.element(address).toBeVisible();
  const field = address.element() as HTMLTextAreaElement;
  for (const position of [
    { x: 30, y: 20 },
    { x: 90, y: 20 },
  ]) {
    await userEvent.click(address, { position });
    expect(document.activeElement).toBe(field);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(link);
  }
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = field;
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
});

test('shows no link to the current page', async () => {
  notify(notices.saveFailed, { label: 'Open here', to: '/here' });
  await expect.element(toast('Save Failed')).toBeVisible();
  expect(page.getByRole('link', { name: 'Open here' }).elements()).toEqual([]);
});

test.each([
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
])('sits at the bottom edge on %s', async (_, width, height) => {
  await page.viewport(width, height);
  notify(notices.saveFailed);
  await expect.element(toast('Save Failed')).toBeVisible();
  await expect.poll(() => Math.round(height - boxOf('Save Failed').bottom)).toBe(16);
});

test('sits above an action bar on a phone', async () => {
  await page.viewport(390, 844);
  openScreen('/bar', pages);
  notify(notices.saveFailed);
  await expect.element(toast('Save Failed')).toBeVisible();
  await expect.poll(() => Math.round(844 - boxOf('Save Failed').bottom)).toBe(124);
});

test.each([
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
])('covers no field or button of a dialog on %s', async (_, width, height) => {
  await page.viewport(width, height);
  notify(notices.saveFailed);
  await expect.element(toast('Save Failed')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  for (const part of [
    page.getByRole('textbox', { name: 'Code' }),
    page.getByRole('button', { name: 'Answer' }),
    page.getByRole('dialog').getByRole('button', { name: 'Close' }),
  ]) {
    await expect
      .poll(() => overlaps(boxOf('Save Failed'), part.element().getBoundingClientRect()))
      .toBe(false);
  }
});
