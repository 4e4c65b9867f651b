import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Selections } from '#contract/constraint-labels.ts';
import type { WishReadingAnswer } from '#contract/wish-reading.ts';
import { axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { signedInCook } from '#tests/components/cook.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { answer, type Call, json } from '#tests/components/server-answers.ts';
import { passTime, stopTime } from '#tests/components/stopped-time.ts';
import { queryClient } from '#web/data/query-client.ts';
import { WishField } from './wish-field.tsx';
import { WishReading } from './wish-reading.tsx';

const wishOf = ({ body }: Call): string => (body as { wish: string }).wish;

/** Returns the server's answer for a wish: recognizes a few phrases at any position. */
function readingOf(wish: string, unknown: string[] = []): WishReadingAnswer {
  const known: Record<string, [string, string]> = {
    'for 6': ['servings', 'For 6'],
    'no oven': ['equipment', 'No oven'],
    'no peanuts': ['restriction', 'Leaves out: peanuts'],
  };
  const parts = Object.entries(known)
    .map(([words, [kind, label]]) => ({ kind, label, from: wish.indexOf(words), words }))
    .filter(({ from }) => from >= 0)
    .map(({ words, ...part }) => ({ ...part, to: part.from + words.length }));
  return { parts, unknown: unknown.filter((word) => wish.includes(word)) };
}

type ScreenProps = { chosen: Selections; isRead?: boolean };

function Screen({ chosen, isRead = true }: ScreenProps) {
  const [wish, setWish] = useState('');
  return (
    <QueryClientProvider client={queryClient}>
      <h1>Generate</h1>
      <WishField
        wish={wish}
        onWish={setWish}
        chosen={chosen}
        Reading={isRead ? WishReading : undefined}
      />
      <p data-testid="below">Below</p>
    </QueryClientProvider>
  );
}

const open = (chosen: Selections = {}) =>
  openScreen('/', [{ path: '', Component: () => <Screen chosen={chosen} /> }], {
    cook: signedInCook(),
  });

const field = () => page.getByRole('textbox', { name: 'What do you feel like?' });
const heard = () => page.getByRole('main').getByRole('status');
const chip = (name: string) => page.getByRole('button', { name: `Remove ${name}` });
let calls: Call[];

beforeEach(() => {
  calls = answer('POST /functions/v1/read-wish', (call) =>
    json(readingOf(wishOf(call), ['zorgle'])),
  );
});

test('shows what was understood and what was not, and debounces the request', async () => {
  open();
  await userEvent.type(field(), 'zorgle for 6, no oven');
  await expect.element(chip('For 6')).toBeVisible();
  await expect.element(chip('No oven')).toBeVisible();
  await expect
    .element(heard())
    .toHaveTextContent("Understood: For 6; No oven. We didn't understand: zorgle");
  expect(calls.map(wishOf).at(-1)).toBe('zorgle for 6, no oven');
  expect(calls.length).toBeLessThan(5);
  expect(await axeFindingsInBothThemes()).toEqual([]);
});

test('removes the words of a chip by keyboard or click and focuses the field', async () => {
  open();
  await userEvent.fill(field(), 'stew for 6, no peanuts');
  await expect.element(chip('For 6')).toBeVisible();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('stew, no peanuts');
  await expect.element(field()).toHaveFocus();
  await expect.element(chip('For 6')).not.toBeInTheDocument();
  await chip('Leaves out: peanuts').click();
  await expect.element(field()).toHaveValue('stew');
});

test('the chip says that the selection takes precedence over the wish', async () => {
  open({ Servings: ['4 Servings'] });
  await userEvent.fill(field(), 'stew for 6, no oven');
  await expect.element(chip('For 6 (you selected 4 Servings)')).toBeVisible();
  await expect.element(chip('No oven')).toBeVisible();
});

test('the chip does not mention a selection that says the same', async () => {
  open({ Servings: ['6 Servings'] });
  await userEvent.fill(field(), 'stew for 6, no oven');
  await expect.element(chip('For 6')).toBeVisible();
  await expect.element(chip('you selected')).not.toBeInTheDocument();
});

test('causes no layout shift when the answer arrives; an empty wish shows no chips', async () => {
  const held = Promise.withResolvers<Response>();
  answer('POST /functions/v1/read-wish', () => held.promise);
  open();
  await userEvent.fill(field(), 'stew for 6');
  const top = () => page.getByTestId('below').element().getBoundingClientRect().top;
  const before = top();
  held.resolve(json(readingOf('stew for 6')));
  await expect.element(chip('For 6')).toBeVisible();
  expect(top()).toBe(before);
  await userEvent.clear(field());
  await expect.element(chip('For 6')).not.toBeInTheDocument();
});

test.each([500, 429, 403])('an answer of %i shows nothing and breaks nothing', async (status) => {
  const failed = answer('POST /functions/v1/read-wish', () => json({ message: 'No.' }, status));
  open();
  await userEvent.fill(field(), 'stew for 6');
  await expect.poll(() => failed.length).toBe(1);
  await expect.element(heard()).toHaveTextContent('');
  await expect.element(field()).toHaveValue('stew for 6');
});

test('sends no request for a visitor', async () => {
  stopTime();
  openScreen('/', [{ path: '', Component: () => <Screen chosen={{}} isRead={false} /> }]);
  await userEvent.fill(field(), 'stew for 6');
  // Longer than the debounce delay.
  await passTime(1000);
  expect(calls).toEqual([]);
  expect(heard().elements()).toEqual([]);
});

test('ignores an answer with an invalid shape', async () => {
  const odd = answer('POST /functions/v1/read-wish', () => json({ parts: 'many' }));
  open();
  await userEvent.fill(field(), 'stew for 6');
  await expect.poll(() => odd.length).toBe(1);
  await expect.element(heard()).toHaveTextContent('');
});
