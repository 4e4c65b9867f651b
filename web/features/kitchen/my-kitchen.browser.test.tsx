import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeFindings, axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { serveCatalogue, someGroups } from '#tests/components/catalogue.ts';
import { signedInCook } from '#tests/components/cook.ts';
import { chosen, kitchenRow, serveKitchen } from '#tests/components/kitchen-answers.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { answer, json } from '#tests/components/server-answers.ts';
import SignedIn from '#web/pages/signed-in.tsx';
import { useCatalogue } from '../catalogue/use-catalogue.ts';
import MyKitchen from './my-kitchen.tsx';

function Page({ cookId }: { cookId: string }) {
  const { data } = useCatalogue();
  return (
    <div className="page">
      <h1>Profile Settings</h1>
      <MyKitchen cookId={cookId} groups={data} onRetryGroups={undefined} />
    </div>
  );
}

function open() {
  const cook = signedInCook();
  serveKitchen(null);
  const children = [{ path: 'profile', Component: () => <Page cookId={cook.id} /> }];
  openScreen('/profile', [{ Component: SignedIn, children }], { cook });
  return cook;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const chip = button;

test('asks six questions, each with three answers, and saves them in one request', async () => {
  serveCatalogue(someGroups);
  const cook = open();
  const saved = answer('POST /rest/v1/rpc/answer_kitchen_questions', () => {
    serveKitchen(
      kitchenRow(cook.id, { never_answer: 'these', rather_not_answer: 'nothing' }, [
        chosen('never', 'Allergens', 'Peanuts'),
      ]),
    );
    return json(null);
  });
  await expect.element(page.getByText('Not asked yet').first()).toBeVisible();
  await button('Answer all six').click();
  const question = (words: string) => page.getByRole('heading', { name: words });
  await expect.element(question('Is there anything you never eat?')).toHaveFocus();
  await expect.element(page.getByText('1 of 6')).toBeVisible();
  expect(await axeFindingsInBothThemes()).toEqual([]);
  await chip('Peanuts').click();
  await chip('Pork').click();
  await button('Next').click();
  await expect.element(question("Anything you'd rather skip?")).toHaveFocus();
  await button('Nothing').click();
  await button('Not now').click();
  await page.getByRole('radio', { name: '4' }).click();
  await button('Next').click();
  await page.getByRole('radio', { name: 'US (cups, °F)' }).click();
  await button('Back').click();
  // The earlier answer is still selected.
  await expect.element(page.getByRole('radio', { name: '4' })).toBeChecked();
  await button('Next').click();
  await button('Next').click();
  await page.getByRole('radio', { name: 'No Heat' }).click();
  await button('Save').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(saved.map(({ body }) => body)).toEqual([
    {
      p_answers: {
        never: {
          answer: 'these',
          choices: [
            { label: 'Allergens', name: 'Peanuts' },
            { label: 'Avoid', name: 'Pork' },
          ],
        },
        rather_not: { answer: 'nothing' },
        diet: { answer: 'not_now' },
        servings: { answer: 'these', servings: 4 },
        units: { answer: 'these', units: 'us' },
        heat: { answer: 'these', choices: [{ label: 'Spice Level', name: 'No Heat' }] },
      },
    },
  ]);
  await expect.element(page.getByText('Peanuts')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('changes one answer alone and keeps a choice that left the catalogue', async () => {
  serveCatalogue(someGroups);
  const cook = open();
  const never = [chosen('never', 'Allergens', 'Peanuts'), chosen('never', 'Allergens', 'Lupin')];
  serveKitchen(kitchenRow(cook.id, { never_answer: 'these', diet_answer: 'nothing' }, never));
  const saved = answer('POST /rest/v1/rpc/answer_kitchen_questions', () => json(null));
  await button('Change: Never').click();
  await expect.element(chip('Lupin (no longer on our list)')).toBeVisible();
  await expect.element(button('Next')).not.toBeInTheDocument();
  await chip('Milk').click();
  await button('Save').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  const choices = ['Peanuts', 'Lupin', 'Milk'].map((name) => ({ label: 'Allergens', name }));
  expect(saved.map(({ body }) => body)).toEqual([
    { p_answers: { never: { answer: 'these', choices } } },
  ]);
  await expect.element(page.getByText('No diet')).toBeVisible();
  await expect.element(page.getByText('Not asked yet').first()).toBeVisible();
});

test('closing early saves the answers so far, or nothing before the first answer', async () => {
  serveCatalogue(someGroups);
  open();
  const saved = answer('POST /rest/v1/rpc/answer_kitchen_questions', () => json(null));
  await button('Answer all six').click();
  await button('Close').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(saved).toEqual([]);
  await button('Answer all six').click();
  await button('Nothing').click();
  await button('Close').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(saved.map(({ body }) => body)).toEqual([{ p_answers: { never: { answer: 'nothing' } } }]);
});

test('shows a failed save and keeps the answers for a retry', async () => {
  serveCatalogue(someGroups);
  open();
  answer('POST /rest/v1/rpc/answer_kitchen_questions', () => json({ message: 'No' }, 500));
  await button('Change: Heat').click();
  await page.getByRole('radio', { name: 'Medium Heat' }).click();
  await button('Save').click();
  await expect.element(page.getByText("We couldn't save that")).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Medium Heat' })).toBeChecked();
  expect(await axeFindings()).toEqual([]);
  answer('POST /rest/v1/rpc/answer_kitchen_questions', () => json(null));
  await button('Save').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(console.warn).toHaveBeenCalledOnce();
  vi.mocked(console.warn).mockClear();
});

test('shows a failed load and retries', async () => {
  serveCatalogue(someGroups);
  const cook = open();
  answer('GET /rest/v1/kitchens', () => json({ message: 'No', code: '42501' }, 403));
  await expect.element(page.getByText("We couldn't load your kitchen")).toBeVisible();
  expect(page.getByText('Not asked yet').elements()).toEqual([]);
  expect(await axeFindings()).toEqual([]);
  serveKitchen(kitchenRow(cook.id, { diet_answer: 'nothing' }));
  await button('Try Again').click();
  await expect.element(page.getByText('No diet')).toBeVisible();
});

test('deletes all answers after a confirmation', async () => {
  serveCatalogue(someGroups);
  const cook = open();
  serveKitchen(kitchenRow(cook.id, { diet_answer: 'nothing' }));
  const removed = answer('DELETE /rest/v1/kitchens', () => {
    serveKitchen(null);
    return json(null);
  });
  await button('Delete these answers').click();
  expect(await axeFindings()).toEqual([]);
  await button('Delete').click();
  await expect.element(button('Answer all six')).toBeVisible();
  expect(removed.map(({ query }) => query.get('user_id'))).toEqual([`eq.${cook.id}`]);
});
