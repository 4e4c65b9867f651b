import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScreen } from '#tests/components/screen.tsx';
import { randomUuid } from '../../data/random-uuid.ts';
import { type RecipeView, recipesFromRows } from '../../data/recipes/recipe-view.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CookScreen } from './cook-screen.tsx';
import { changeKeptTimers } from './kept/cooking-store.ts';
import TimersElsewhere from './screen/timers-elsewhere.tsx';

const tips = [
  'Undercook the pasta by a minute.',
  'It can be put together a day ahead.',
  'Leftovers keep for 3 days in the fridge.',
];

function bake(): RecipeView {
  const [recipe] = recipesFromRows([
    {
      id: randomUuid(),
      name: 'Pasta bake',
      ingredients: ['300 g pasta', '2½ tbsp olive oil', '1 onion'],
      procedure: [
        'Slice the onion, 4 minutes. Soften it in half of the olive oil for 8 minutes.',
        'Boil the pasta for 9 minutes.',
        'Mix everything and bake for 25 minutes.',
      ],
      prep_time: 15,
      cook_time: 45,
      servings: 4,
    } as Parameters<typeof recipesFromRows>[0][number],
  ]);
  if (!recipe) throw new Error('The row is a recipe.');
  return { ...recipe, details: { ...recipe.details, tips } };
}

const rating = <p>How was it?</p>;
function openCookMode(recipe = bake()) {
  const Cook = () => <CookScreen recipe={recipe} rating={rating} />;
  openScreen(`/recipe/${recipe.id}/cook`, [{ path: 'recipe/:id/cook', Component: Cook }]);
  return recipe;
}

const step = (number: number) => page.getByRole('heading', { name: `Step ${number} of 3` });
const tipsShown = () =>
  page
    .getByRole('list', { name: 'Before this step' })
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);
const next = () => userEvent.click(page.getByRole('button', { name: 'Next step' }));

/** Adds a timer that rang a moment ago. */
function ringTimer(recipe: RecipeView, name: string) {
  const id = `${recipe.id}:${name}`;
  const timer = {
    id,
    recipeId: recipe.id,
    recipeName: recipe.name,
    name,
    step: 0,
    durationMs: 1000,
  };
  changeKeptTimers({ do: 'start', timer }, Date.now() - 2000);
  changeKeptTimers({ do: 'look' });
}

test('opens at the first step with its tips and calculated amounts', async () => {
  openCookMode();
  await expect.element(step(1)).toBeVisible();
  await expect.poll(tipsShown).toEqual(['It can be put together a day ahead.']);
  await expect.element(page.getByText(/^1¼\stbsp olive oil$/)).toBeVisible();
  // The cooking time gets a timer, the slicing time does not.
  await expect.element(page.getByRole('button', { name: /Start timer: 8 min/ })).toBeVisible();
  expect(page.getByRole('button', { name: /^Start timer/ }).elements()).toHaveLength(1);
  await next();
  await expect.poll(tipsShown).toEqual(['Undercook the pasta by a minute.']);
});

test('the end shows one question, one way back and the tips for the end', async () => {
  openCookMode();
  await next();
  await next();
  await userEvent.click(page.getByRole('button', { name: 'Finish' }));
  await expect.element(page.getByText(/Leftovers keep/)).toBeVisible();
  expect(page.getByText(/Undercook|day ahead/).elements()).toHaveLength(0);
  expect(page.getByText(/\?$/).elements()).toHaveLength(1);
  expect(page.getByRole('button', { name: /back/i }).elements()).toHaveLength(1);
  await expect.element(page.getByRole('link', { name: 'Done' })).toBeVisible();
});

test('the end says which timers still run', async () => {
  openCookMode();
  await next();
  await userEvent.click(page.getByRole('button', { name: 'Start timer: 9 min' }));
  await next();
  await userEvent.click(page.getByRole('button', { name: 'Finish' }));
  await expect.element(page.getByRole('heading', { name: 'Not ready yet.' })).toBeVisible();
  await expect.element(page.getByText(/Still running: Boil the pasta\.$/).first()).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: /Go to step 2$/ }));
  await userEvent.click(page.getByRole('button', { name: 'Stop timer: Boil the pasta' }));
  await next();
  await userEvent.click(page.getByRole('button', { name: 'Finish' }));
  await expect.element(page.getByRole('heading', { name: 'Enjoy your meal.' })).toBeVisible();
});

test('the full ingredient list can be opened in each step', async () => {
  openCookMode();
  await userEvent.click(page.getByRole('button', { name: 'All ingredients' }));
  const list = page.getByRole('dialog', { name: 'Ingredients' });
  await userEvent.click(list.getByRole('checkbox', { name: '300 g pasta' }));
  await userEvent.keyboard('{Escape}');
  await expect.element(step(1)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'All ingredients' }));
  await expect.element(list.getByRole('checkbox', { name: '300 g pasta' })).toBeChecked();
  await userEvent.click(list.getByRole('button', { name: 'Change servings or units' }));
  await expect.element(page.getByText('1 of 3 ready')).toBeVisible();
});

test('the Add a timer form opens in view with focus; Escape closes only the form', async () => {
  await page.viewport(390, 700);
  openCookMode();
  const opener = page.getByRole('button', { name: 'Add a timer' });
  await userEvent.click(opener);
  const panel = page.getByRole('form', { name: 'Add a timer' });
  await expect.element(panel).toHaveFocus();
  const { top, bottom } = panel.element().getBoundingClientRect();
  const foot = page.getByRole('navigation', { name: 'Steps' }).element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(foot.top);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await expect.element(step(1)).toBeVisible();
  await userEvent.click(opener);
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(step(1)).toBeVisible();
});

/** Opens a page outside cook mode that shows its timers and has a button that opens a dialog. */
function pageWith(dialog: 'ours' | 'native') {
  function Elsewhere() {
    const [isOpen, setOpen] = useState(false);
    const native = useRef<HTMLDialogElement>(null);
    return (
      <>
        <button
          type="button"
          onClick={() => (dialog === 'native' ? native.current?.showModal() : setOpen(true))}
        >
          Open
        </button>
        <dialog ref={native} aria-label="A question">
          <p>Really?</p>
        </dialog>
        <Dialog open={isOpen} onClose={() => setOpen(false)} title="A question">
          Really?
        </Dialog>
        <TimersElsewhere />
      </>
    );
  }
  openScreen('/elsewhere-page', [{ path: 'elsewhere-page', Component: Elsewhere }]);
}

test.each(['ours', 'native'] as const)('an alarm is shown above a dialog: %s', async (kind) => {
  pageWith(kind);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole('dialog', { name: 'A question' })).toBeVisible();
  ringTimer(bake(), 'Rice');
  const stop = page.getByRole('button', { name: 'Stop alarm: Rice' });
  await expect.element(stop).toBeVisible();
  // A click reaches the alarm button, and the dialog stays open.
  await expect
    .poll(() => {
      const { x, y, width, height } = stop.element().getBoundingClientRect();
      return stop.element().contains(document.elementFromPoint(x + width / 2, y + height / 2));
    })
    .toBe(true);
  await userEvent.click(stop);
  await expect.element(stop).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'A question' })).toBeVisible();
});

test('on a phone the timer is a bar of the page that never hides the end of the page', async () => {
  await page.viewport(390, 844);
  function Elsewhere() {
    return (
      <>
        <div style={{ height: '2000px' }} />
        <button type="button">Last</button>
        <TimersElsewhere />
      </>
    );
  }
  openScreen('/elsewhere-page', [{ path: 'elsewhere-page', Component: Elsewhere }]);
  const { id, name } = bake();
  const timer = { id, recipeId: id, recipeName: name, name: 'Rice', step: 0, durationMs: 60_000 };
  changeKeptTimers({ do: 'start', timer });
  const link = page.getByRole('link', { name: /^Rice/ });
  await expect.element(link).toBeVisible();
  const bar = document.querySelector('.timer-elsewhere') as HTMLElement;
  expect(bar.getBoundingClientRect().width).toBe(390);
  window.scrollTo(0, document.documentElement.scrollHeight);
  const last = page.getByRole('button', { name: 'Last' }).element();
  expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  window.scrollTo(0, 0);
  expect(bar.getBoundingClientRect().bottom).toBe(844);
  await userEvent.click(page.getByRole('button', { name: /^Stop this timer/ }));
});

/** Opens a page with the bar of Generate. Returns how far the bar stands above what lies below it; less than 0 where that covers it. */
function pageWithGenerateBar() {
  function Generating() {
    return (
      <>
        <div style={{ height: '2000px' }}>
          <div style={{ height: '1000px' }} />
          <div className="gen-bar" style={{ position: 'sticky', height: '180px' }}>
            Generate
          </div>
        </div>
        <TimersElsewhere />
      </>
    );
  }
  openScreen('/generating', [{ path: 'generating', Component: Generating }]);
  return (below: string) => {
    const [bar, other] = ['.gen-bar', below].map((part) =>
      document.querySelector(part)?.getBoundingClientRect(),
    );
    return (other?.top ?? Number.NaN) - (bar?.bottom ?? Number.NaN);
  };
}

test.each([390, 1280])('the timer does not cover the bar of Generate, at %d px', async (width) => {
  await page.viewport(width, 844);
  const spaceAbove = pageWithGenerateBar();
  const { id, name } = bake();
  const timer = { id, recipeId: id, recipeName: name, name: 'Rice', step: 0, durationMs: 60_000 };
  changeKeptTimers({ do: 'start', timer });
  await expect.element(page.getByRole('link', { name: /^Rice/ })).toBeVisible();
  await expect.poll(() => spaceAbove('.mini-timer')).toBeGreaterThanOrEqual(0);
  await userEvent.click(page.getByRole('button', { name: /^Stop this timer/ }));
});

test.each([390, 1280])('alarms do not cover the bar of Generate, at %d px', async (width) => {
  await page.viewport(width, 844);
  const spaceAbove = pageWithGenerateBar();
  const names = ['Rice', 'Let the stew simmer with its lid on until the meat is tender'];
  const stop = (name: string) => page.getByRole('button', { name: `Stop alarm: ${name}` });
  for (const name of names) {
    ringTimer(bake(), name);
    await expect.element(stop(name)).toBeVisible();
    await expect.poll(() => spaceAbove('.cook-alarms')).toBeCloseTo(0, 1);
  }
  for (const name of names) await userEvent.click(stop(name));
  const { style } = document.documentElement;
  await expect.poll(() => style.getPropertyValue('--timers-height')).toBe('');
});

test.each(['a timer', 'an alarm'])('%s on another page leads to its step', async (kind) => {
  const recipe = bake();
  const Cook = () => <CookScreen recipe={recipe} rating={rating} />;
  openScreen('/elsewhere-page', [
    { path: 'elsewhere-page', Component: TimersElsewhere },
    { path: 'recipe/:id/cook', Component: Cook },
  ]);
  const { id, name } = recipe;
  const timer = { id, recipeId: id, recipeName: name, name: 'Bake', step: 3, durationMs: 60_000 };
  const isRung = kind === 'an alarm';
  changeKeptTimers({ do: 'start', timer }, Date.now() - (isRung ? 90_000 : 0));
  changeKeptTimers({ do: 'look' });
  await userEvent.click(page.getByRole('link', { name: isRung ? 'Go there' : /^Bake/ }));
  await expect.element(step(3)).toBeVisible();
  await userEvent.click(
    page.getByRole('button', { name: isRung ? 'Stop alarm: Bake' : 'Stop timer: Bake' }),
  );
});

test('the timer pill on other pages shows how many more timers run', async () => {
  pageWith('ours');
  const recipe = bake();
  for (const [name, minutes] of Object.entries({ Rice: 5, Stew: 9 })) {
    const id = `${recipe.id}:${name}`;
    const timer = { id, recipeId: recipe.id, recipeName: recipe.name, name, step: 0 };
    changeKeptTimers({ do: 'start', timer: { ...timer, durationMs: minutes * 60_000 } });
  }
  const pill = page.getByRole('link', { name: /^Rice/ });
  await expect.poll(() => pill.element().textContent).toMatch(/Rice.*\+1 more timer/);
  // Each timer can be stopped here, one after the other.
  const stop = page.getByRole('button', { name: /^Stop this timer/ });
  const stopped = stop.element().getAttribute('aria-label');
  await userEvent.click(stop);
  await expect.poll(() => stop.element().getAttribute('aria-label')).not.toBe(stopped);
});
