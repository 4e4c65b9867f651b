import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openScreen } from '#tests/components/screen.tsx';
import { LazyImage } from './lazy-image.tsx';

const pages = [
  {
    path: 'menu',
    Component: () => (
      <>
        <h1>Menu</h1>
        <div style={{ height: '300vh' }} />
        <Link
          to="/dinner"
          style={{ position: 'relative', display: 'block', width: 200, height: 200 }}
        >
          <LazyImage src="/favicon.svg" alt="Dinner" />
        </Link>
      </>
    ),
  },
  { path: 'dinner', Component: () => <h1>Dinner</h1> },
];

test('a press on a picture that is still loading belongs to its link', async () => {
  openScreen('/menu', pages);
  const link = page.getByRole('link', { name: 'Dinner' });
  const element = (await link.findElement()) as HTMLElement;
  // No task comes between the scroll and the question, so the placeholder is still there.
  element.scrollIntoView({ behavior: 'instant' });
  const { left, top } = element.getBoundingClientRect();
  expect(element.querySelector('.image-to-come')).not.toBeNull();
  expect(document.elementFromPoint(left + 50, top + 50)).toBe(element);
  await expect.element(page.getByRole('img', { name: 'Dinner' })).toBeVisible();
  await expect.poll(() => element.querySelector('img')).not.toBeNull();
});
