import { StrictMode, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { KeptMarkup } from './kept-markup.tsx';

function Screen() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <KeptMarkup id="kept" />
      <button type="button" onClick={() => setCount(count + 1)}>
        Pressed {count} times
      </button>
    </main>
  );
}

const content = '<ul><li><a href="/a">Salt &amp; pepper</a></li></ul>';
const body = document.createElement('div');
let unmount: () => void;

/** The document as the server rendered it. */
function showDocument() {
  body.innerHTML = `<main><div id="kept">${content}</div><button type="button">Pressed <!-- -->0<!-- --> times</button></main>`;
  document.body.append(body);
}

afterEach(() => {
  unmount();
  body.remove();
});

test('hydration keeps the elements of the document, and so does every later rendering', async () => {
  showDocument();
  const link = body.querySelector('a');
  const errors: unknown[] = [];
  const root = hydrateRoot(
    body,
    <StrictMode>
      <Screen />
    </StrictMode>,
    { onRecoverableError: (error) => errors.push(error) },
  );
  unmount = () => root.unmount();
  await expect.element(page.getByRole('button')).toHaveTextContent('Pressed 0 times');
  await page.getByRole('button').click();
  await expect.element(page.getByRole('button')).toHaveTextContent('Pressed 1 times');
  expect(body.querySelector('a')).toBe(link);
  expect(errors).toEqual([]);
});

test('a page that is created again gets the content back', async () => {
  showDocument();
  const elsewhere = document.createElement('div');
  const root = createRoot(elsewhere);
  unmount = () => root.unmount();
  root.render(<Screen />);
  await expect.poll(() => elsewhere.querySelector('#kept')?.innerHTML).toBe(content);
});
