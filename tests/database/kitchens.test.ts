import { describe, expect } from 'vitest';
import { addPerson, outcomeOf, type Person, refusal, type Scene, test } from './scene.ts';

type Answers = Record<string, object>;

const nuts = [
  { label: 'Allergens', name: 'Peanuts' },
  { label: 'Allergens', name: 'Tree Nuts' },
];
const these = (choices: object[]) => ({ answer: 'these', choices });

const answerQuestions = ({ as }: Scene, who: Person | 'visitor' | 'service', answers: Answers) =>
  as(who, (sql) => sql`select public.answer_kitchen_questions(${sql.json(answers as never)})`);

type Choice = { question: string; label: string; name: string; category_id: string | null };

/** Reads a person's stored choices as the database owner, past row-level security. */
const choicesOf = ({ sql }: Scene, { id }: Person) => sql<Choice[]>`
  select c.question, c.constraint_label as label, c.name, c.category_id
  from public.kitchen_choices c join public.kitchen_people p on p.id = c.person_id
  where p.account_id = ${id} order by c.question, c.name`;

async function namesOf(scene: Scene, person: Person): Promise<string[]> {
  return (await choicesOf(scene, person)).map(({ question, name }) => `${question}: ${name}`);
}

async function answersOf({ sql }: Scene, { id }: Person) {
  const [row] = await sql`
    select p.never_answer, p.rather_not_answer, p.diet_answer, p.heat_answer,
      k.servings_answer, k.servings, k.units_answer, k.units
    from public.kitchens k join public.kitchen_people p on p.kitchen_id = k.id
    where k.user_id = ${id} and p.account_id = ${id}`;
  return row;
}

const notAsked = {
  ...{ never_answer: null, rather_not_answer: null, diet_answer: null, heat_answer: null },
  ...{ servings_answer: null, servings: null, units_answer: null, units: null },
};

const tables = ['kitchens', 'kitchen_people', 'kitchen_choices'];
const rowsSeen = ({ as }: Scene, who: Person, table: string) =>
  as(who, async (sql) => (await sql`select from public.${sql(table)}`).count);

describe('answers', () => {
  test('are stored per question; a question that was not asked stays null', async ({ scene }) => {
    const cook = await scene.person();
    expect(await answersOf(scene, cook)).toBeUndefined();
    await answerQuestions(scene, cook, { never: these(nuts) });
    expect(await answersOf(scene, cook)).toEqual({ ...notAsked, never_answer: 'these' });
    await answerQuestions(scene, cook, {
      ...{ rather_not: { answer: 'nothing' }, diet: { answer: 'not_now' } },
      ...{ servings: { answer: 'these', servings: 4 }, units: { answer: 'these', units: 'us' } },
      heat: these([{ label: 'Spice Level', name: 'Mild Heat' }]),
    });
    expect(await answersOf(scene, cook)).toEqual({
      ...{ never_answer: 'these', rather_not_answer: 'nothing', diet_answer: 'not_now' },
      ...{ heat_answer: 'these', servings_answer: 'these', servings: 4 },
      ...{ units_answer: 'these', units: 'us' },
    });
    expect(await namesOf(scene, cook)).toEqual([
      'heat: Mild Heat',
      'never: Peanuts',
      'never: Tree Nuts',
    ]);
  });

  test('replace earlier answers, also with no choices', async ({ scene }) => {
    const cook = await scene.person();
    await answerQuestions(scene, cook, { never: these(nuts), diet: these([vegan]) });
    const pork = { label: 'Avoid', name: 'Pork' };
    await answerQuestions(scene, cook, { never: these([...nuts.slice(0, 1), pork]) });
    expect(await namesOf(scene, cook)).toEqual(['diet: Vegan', 'never: Peanuts', 'never: Pork']);
    await answerQuestions(scene, cook, {
      ...{ never: { answer: 'nothing' }, diet: { answer: 'not_now' } },
      servings: { answer: 'not_now' },
    });
    expect(await choicesOf(scene, cook)).toEqual([]);
    expect(await answersOf(scene, cook)).toMatchObject({
      ...{ never_answer: 'nothing', diet_answer: 'not_now', servings_answer: 'not_now' },
    });
  });

  const vegan = { label: 'Dietary Constraints', name: 'Vegan' };
  const most = (count: number) => Array.from({ length: count }, () => nuts[0] as object);
  test.for<[string, Answers, string]>([
    ['an unknown question', { shoe_size: { answer: 'nothing' } }, '22023'],
    ['an unknown answer', { never: { answer: 'maybe' } }, '22023'],
    ['a missing answer', { never: {} }, '22023'],
    ['"these" with an empty list', { never: these([]) }, '22023'],
    ['"these" without a list', { never: { answer: 'these' } }, '22023'],
    ['servings without a number', { servings: { answer: 'these' } }, '23514'],
    ['more than 100 servings', { servings: { answer: 'these', servings: 101 } }, '23514'],
    ['unknown units', { units: { answer: 'these', units: 'cubits' } }, '23514'],
    [
      'a category that is not in the catalogue',
      { never: these([{ label: 'Avoid', name: 'Kiwi' }]) },
      'STNTF',
    ],
    ['a category under another label', { never: these([{ ...vegan, label: 'Avoid' }]) }, 'STNTF'],
    ['a label of another question', { never: these([vegan]) }, '23514'],
    ['two spice levels', { heat: these([heat('Mild Heat'), heat('No Heat')]) }, '54000'],
  ])('with %s are rejected and change nothing', async ([, answers, code], { scene }) => {
    const cook = await scene.person();
    await answerQuestions(scene, cook, { never: these(nuts) });
    const before = [await answersOf(scene, cook), await choicesOf(scene, cook)];
    await expect(answerQuestions(scene, cook, answers)).rejects.toMatchObject(refusal(code));
    expect([await answersOf(scene, cook), await choicesOf(scene, cook)]).toEqual(before);
  });

  test('store a choice once if it is sent twice', async ({ scene }) => {
    const cook = await scene.person();
    await answerQuestions(scene, cook, { never: these(most(200)) });
    expect(await namesOf(scene, cook)).toEqual(['never: Peanuts']);
  });

  test('are stored only for a signed-in user who is not banned', async ({ scene }) => {
    for (const who of ['visitor', 'service'] as const) {
      const outcome = await outcomeOf(answerQuestions(scene, who, { never: these(nuts) }));
      expect(outcome, who).toBe('42501');
    }
    const banned = await scene.person();
    await scene.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${banned.id}`;
    const outcome = await outcomeOf(answerQuestions(scene, banned, { never: these(nuts) }));
    expect(outcome).toBe('42501');
  });

  test('are rejected before a required second factor', async ({ scene }) => {
    const cook = await scene.person();
    await scene.sql`
      insert into auth.mfa_factors (user_id, factor_type, status) values (${cook.id}, 'totp', 'verified')`;
    const outcome = await outcomeOf(answerQuestions(scene, cook, { never: these(nuts) }));
    expect(outcome).toBe('42501');
  });
});

const heat = (name: string) => ({ label: 'Spice Level', name });

describe('a kitchen', () => {
  test('is readable by its owner only: no other cook, admin, service or visitor', async ({
    scene,
  }) => {
    const [cook, other, admin] = [
      await scene.person(),
      await scene.person(),
      await scene.person({ admin: true }),
    ];
    await answerQuestions(scene, cook, { never: these(nuts) });
    for (const table of tables) {
      expect(await rowsSeen(scene, cook, table), table).toBeGreaterThan(0);
      for (const who of [other, admin]) expect(await rowsSeen(scene, who, table), table).toBe(0);
      for (const who of ['visitor', 'service'] as const) {
        const read = scene.as(who, (sql) => sql`select from public.${sql(table)}`);
        expect(await outcomeOf(read), `${table} ${who}`).toBe('42501');
      }
    }
  });

  test('is not writable by direct table writes', async ({ scene }) => {
    const cook = await scene.person();
    await answerQuestions(scene, cook, { never: these(nuts) });
    const attempts = [
      `insert into public.kitchens (user_id) values ('${cook.id}')`,
      `update public.kitchens set servings_answer = 'these', servings = 4`,
      `update public.kitchen_people set never_answer = 'nothing'`,
      `insert into public.kitchen_people (kitchen_id, name) select id, 'Ben' from public.kitchens`,
      `delete from public.kitchen_people`,
      `insert into public.kitchen_choices (person_id, question, constraint_label, name) select id, 'never', 'Avoid', 'Kiwi' from public.kitchen_people`,
      `delete from public.kitchen_choices`,
    ];
    for (const attempt of attempts) {
      expect(await outcomeOf(scene.as(cook, (sql) => sql.unsafe(attempt))), attempt).toBe('42501');
    }
  });

  test('is deleted as a whole, by its owner only', async ({ scene }) => {
    const [cook, admin] = [await scene.person(), await scene.person({ admin: true })];
    await answerQuestions(scene, cook, { never: these(nuts) });
    const remove = (who: Person) =>
      scene.as(who, async (sql) => (await sql`delete from public.kitchens`).count);
    expect(await remove(admin)).toBe(0);
    expect(await choicesOf(scene, cook)).toHaveLength(2);
    expect(await remove(cook)).toBe(1);
    expect(await choicesOf(scene, cook)).toEqual([]);
    await answerQuestions(scene, cook, { diet: { answer: 'nothing' } });
    expect(await answersOf(scene, cook)).toEqual({ ...notAsked, diet_answer: 'nothing' });
  });
});

describe('a chosen allergy', () => {
  const change = (scene: Scene, admin: Person, statement: string) =>
    scene.as(admin, (sql) => sql.unsafe(statement));

  test('is kept by name when an admin deletes its category', async ({ scene }) => {
    const [cook, admin] = [await scene.person(), await scene.person({ admin: true })];
    await answerQuestions(scene, cook, { never: these(nuts) });
    await change(scene, admin, `delete from public.categories where name = 'Tree Nuts'`);
    expect(await choicesOf(scene, cook)).toMatchObject([
      { name: 'Peanuts', category_id: expect.any(String) },
      { name: 'Tree Nuts', category_id: null },
    ]);
    expect(await answersOf(scene, cook)).toMatchObject({ never_answer: 'these' });
    // Sending the same choices again keeps it, although it can no longer be chosen.
    await answerQuestions(scene, cook, { never: these(nuts) });
    expect(await namesOf(scene, cook)).toEqual(['never: Peanuts', 'never: Tree Nuts']);
    const other = await addPerson(scene.sql);
    const outcome = await outcomeOf(answerQuestions(scene, other, { never: these(nuts) }));
    expect(outcome).toBe('STNTF');
    await answerQuestions(scene, cook, { never: these(nuts.slice(0, 1)) });
    expect(await namesOf(scene, cook)).toEqual(['never: Peanuts']);
  });

  test.for([
    ['deactivates it', `update public.categories set is_active = false where name = 'Tree Nuts'`],
    [
      'deactivates its group',
      `update public.category_groups set is_active = false where name = 'Allergens'`,
    ],
    ['deletes its group', `delete from public.category_groups where name = 'Allergens'`],
    ['removes it from its group', 'delete from public.category_group_items'],
    ['renames it', `update public.categories set name = 'Nuts of Trees' where name = 'Tree Nuts'`],
  ])('is kept when an admin %s', async ([, statement = ''], { scene }) => {
    const [cook, admin] = [await scene.person(), await scene.person({ admin: true })];
    await answerQuestions(scene, cook, { never: these(nuts) });
    const before = await choicesOf(scene, cook);
    await change(scene, admin, statement);
    expect(await choicesOf(scene, cook)).toEqual(before);
    await answerQuestions(scene, cook, { never: these(nuts), diet: { answer: 'nothing' } });
    expect(await choicesOf(scene, cook)).toEqual(before);
  });

  test('is linked again to a new category with the same name', async ({ scene }) => {
    const [cook, admin] = [await scene.person(), await scene.person({ admin: true })];
    await answerQuestions(scene, cook, { never: these(nuts) });
    await change(scene, admin, `delete from public.categories where name = 'Tree Nuts'`);
    await change(
      scene,
      admin,
      `select public.save_category(null, null, '{"name": "Tree Nuts"}', array(select id from public.category_groups where name = 'Allergens'))`,
    );
    await answerQuestions(scene, cook, { never: these(nuts) });
    expect(await choicesOf(scene, cook)).toMatchObject([
      { category_id: expect.any(String) },
      { name: 'Tree Nuts', category_id: expect.any(String) },
    ]);
  });
});
