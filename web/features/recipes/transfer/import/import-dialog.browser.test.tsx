import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeFindingsInBothThemes } from '#tests/components/accessibility.ts';
import { signedInCook } from '#tests/components/cook.ts';
import { openScreen } from '#tests/components/screen.tsx';
import { answer, json } from '#tests/components/server-answers.ts';
import SignedIn from '../../../../pages/signed-in.tsx';
import { ImportDialog } from './import-dialog.tsx';

const cook = (text: string, name: string) => new File([text], name, { type: 'text/plain' });
const pancakes = cook(
  '---\ntitle: Pancakes\nauthor: Somebody\n---\n\nWhisk @eggs{3} with @flour{125%g}.\n',
  'pancakes.cook',
);
const broken = cook('---\ntitle: Broken\n---\n\nSift @flour{500%g and bake.\n', 'broken.cook');

const dialog = () => page.getByRole('dialog', { name: 'Import recipes' });
const region = (name: string) => dialog().getByRole('region', { name });
const shows = (text: string) => expect.element(dialog().getByText(text)).toBeVisible();

async function choose(...files: File[]) {
  await expect.element(dialog().getByRole('button', { name: 'Choose files' })).toBeVisible();
  const input = dialog().element().querySelector('input[type=file]');
  if (!input) throw new Error('There is no place for files.');
  await userEvent.upload(input, files);
}

beforeEach(() => {
  const person = signedInCook();
  answer('GET /rest/v1/recipes', () => json([]));
  const Dialog = () => <ImportDialog cookId={person.id} onClose={() => {}} />;
  openScreen(
    '/recipes',
    [{ Component: SignedIn, children: [{ path: 'recipes', Component: Dialog }] }],
    { cook: person },
  );
});

test('shows Cooklang files for review before it saves them as recipes of the cook', async () => {
  const saved = answer('POST /rest/v1/recipes', () => json([], 201));
  await shows('.cook files');
  await choose(pancakes, broken);
  await expect.element(region("Can't be imported 1")).toBeVisible();
  await shows("Line 5: the braces of “@flour{500%g” aren't closed: put “}” after the amount.");
  await expect.element(region('Ready to import 1')).toBeVisible();
  await shows('Left out: author.');
  expect(await axeFindingsInBothThemes()).toEqual([]);
  expect(saved).toEqual([]);
  dialog().getByRole('button', { name: 'Import 1 recipe' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await shows('1 recipe saved');
  expect(saved.map(({ body }) => body)).toMatchObject([
    [
      {
        name: 'Pancakes',
        ingredients: ['3 eggs', '125 g flour'],
        procedure: ['Whisk eggs with flour.'],
      },
    ],
  ]);
  expect(JSON.stringify(saved)).not.toContain('details');
});

test('lets the user choose other files when none can be read', async () => {
  await choose(broken);
  await expect.element(region("Can't be imported 1")).toBeVisible();
  await expect
    .element(dialog().getByRole('button', { name: 'Import 1 recipe' }))
    .not.toBeInTheDocument();
  await dialog().getByRole('button', { name: 'Choose other files' }).click();
  await choose(pancakes);
  await expect.element(region('Ready to import 1')).toBeVisible();
});
