import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { addManyPeople } from './many-people.ts';
import { outcomeOf, type Person, type Scene, test } from './scene.ts';

type Question = Partial<{
  search: string;
  role: string;
  sort: string;
  ascending: boolean;
  page: number;
  size: number;
}>;
type Answer = { user_ids: string[]; total: number; is_at_least: boolean };
type Row = {
  id: string;
  full_name: string | null;
  email: string | null;
  role: string;
  joined: string;
  credits: number;
  name_key: string;
  email_key: string;
};

async function find(sql: Transaction, question: Question = {}): Promise<Answer> {
  const { search = '', role = 'all', sort = 'joined' } = question;
  const { ascending = false, page = 1, size = 25 } = question;
  const [answer] = await sql<Answer[]>`
    select * from public.find_users(${search}, ${role}, ${sort}, ${ascending}, ${page}, ${size})`;
  if (!answer) throw new Error('find_users gave no row back.');
  return answer;
}
const findAs = (scene: Scene, who: Person, question?: Question) =>
  scene.as(who, (sql) => find(sql, question));

const readAll = (sql: Transaction) => sql<Row[]>`
  select p.id, full_name, email, role, credits.balance as credits, sort_name as name_key, sort_email as email_key,
    to_char(r.created_at, 'YYYY-MM-DD HH24:MI:SS.US') as joined
  from public.profiles p join public.user_roles r on r.user_id = p.id join public.credits on credits.user_id = p.id`;

const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
const keysOf: Record<string, (row: Row) => (string | number)[]> = {
  joined: ({ joined, id }) => [joined, id],
  role: ({ role, joined, id }) => [role, joined, id],
  name: ({ name_key, id }) => [name_key, id],
  email: ({ email_key, id }) => [email_key, id],
  credits: ({ credits, id }) => [credits, id],
};
function compare(one: (string | number)[], other: (string | number)[]): number {
  const at = one.findIndex((key, index) => key !== other[index]);
  if (at === -1) return 0;
  return (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1;
}

/** Returns the ids that the question should find: filters and sorts all rows in plain code. */
function expected(rows: readonly Row[], question: Question): string[] {
  const { search = '', role = 'all', sort = 'joined', ascending = false } = question;
  const keys = keysOf[sort] ?? (() => []);
  const fits = (text: string | null) => folded(text ?? '').includes(folded(search.trim()));
  return rows
    .filter(
      (row) => (role === 'all' || row.role === role) && (fits(row.full_name) || fits(row.email)),
    )
    .toSorted((one, other) => compare(keys(one), keys(other)) * (ascending ? 1 : -1))
    .map(({ id }) => id);
}

const sorts = Object.keys(keysOf);
const searches = [
  '',
  'a',
  'ž',
  'AB',
  '7@',
  'maya',
  'tomas',
  'АННА',
  "o'n",
  '李',
  '_',
  '50%',
  'rarity',
  '.4321@',
  'a.b',
  '\\',
  'mail.example',
];

describe.each([
  ['few people', 300],
  ['more people than a search covers', 2500],
])('find_users with %s', (_, count) => {
  test('every search, role and order returns what a full scan returns', async ({ scene }) => {
    await addManyPeople(scene.sql, count);
    const admin = await scene.person({ admin: true, name: 'Anna Admin' });
    const rows = await readAll(scene.sql);
    for (const [at, search] of searches.entries()) {
      for (const role of ['all', 'user', 'admin']) {
        const question = { search, role, sort: sorts[at % sorts.length], ascending: at % 2 === 0 };
        const all = expected(rows, question);
        const bounded = search !== '' && role !== 'admin' && all.length > 250;
        const reach = bounded ? 250 : all.length;
        const last = Math.max(1, Math.ceil(reach / 25));
        for (const page of new Set([1, 2, Math.ceil(last / 2), last, last + 1])) {
          const answer = await findAs(scene, admin, { ...question, page });
          expect(answer, JSON.stringify({ ...question, page })).toEqual({
            user_ids: all.slice((page - 1) * 25, Math.min(page * 25, reach)),
            total: reach,
            is_at_least: bounded,
          });
        }
      }
    }
  });

  test('the last page is right for every order and direction', async ({ scene }) => {
    await addManyPeople(scene.sql, count);
    const admin = await scene.person({ admin: true });
    const rows = await readAll(scene.sql);
    for (const sort of sorts) {
      for (const ascending of [true, false]) {
        const all = expected(rows, { sort, ascending });
        const last = Math.ceil(all.length / 25);
        const answer = await findAs(scene, admin, { sort, ascending, page: last });
        expect(answer.user_ids, sort).toEqual(all.slice((last - 1) * 25));
      }
    }
  });
});

/** Returns the ids of every page, up to the one that the total promises as the last. */
async function findAll(scene: Scene, admin: Person, question: Question): Promise<string[]> {
  const size = 2;
  const { total } = await findAs(scene, admin, { ...question, size });
  const found: string[] = [];
  for (let page = 1; page <= Math.ceil(total / size); page += 1) {
    found.push(...(await findAs(scene, admin, { ...question, page, size })).user_ids);
  }
  return found;
}

describe('find_users after soft deletions', () => {
  test.for(sorts)(
    'sorted by %s lists every account that is left, once',
    async (sort, { scene }) => {
      const admin = await scene.person({ admin: true, name: 'Anna Admin', credits: 3 });
      for (const credits of [0, 1, 2, 3, 4, 5, 6]) {
        const cook = await scene.person({ name: `Cook ${credits}`, credits });
        if (credits % 2 === 0) {
          await scene.sql`update auth.users set deleted_at = now() where id = ${cook.id}`;
        }
      }
      const rows = await readAll(scene.sql);
      expect(rows).toHaveLength(4);
      for (const role of ['all', 'user', 'admin']) {
        for (const ascending of [true, false]) {
          for (const search of ['', 'Cook']) {
            const question = { sort, role, ascending, search };
            const ids = await findAll(scene, admin, question);
            expect(ids, JSON.stringify(question)).toEqual(expected(rows, question));
          }
        }
      }
    },
  );
});

describe('find_users', () => {
  test('is for admins only', async ({ scene }) => {
    const cook = await scene.person();
    const ask = (sql: Transaction) => outcomeOf(find(sql));
    expect(await scene.as(cook, ask).catch((error) => error.code)).toBe('42501');
    await expect(scene.as('visitor', (sql) => find(sql))).rejects.toMatchObject({ code: '42501' });
    await expect(scene.as('service', (sql) => find(sql))).rejects.toMatchObject({ code: '42501' });
  });

  test.for([
    { role: 'owner' },
    { sort: 'password' },
    { sort: 'joined; drop table' },
    { page: 0 },
    { size: 0 },
    { size: 101 },
    { search: 'a'.repeat(401) },
  ])('with %j is rejected', async (question, { scene }) => {
    const admin = await scene.person({ admin: true });
    await expect(findAs(scene, admin, question)).rejects.toMatchObject({ code: '22023' });
  });

  test('matches quotes and search operators literally', async ({ scene }) => {
    const admin = await scene.person({ admin: true, name: "It's '& | ! :* \\ \" (x) <-> y" });
    for (const search of ["'& | !", ':*', '\\ "', '(x) <->', "t's", "'", '"', '& ', '!']) {
      expect((await findAs(scene, admin, { search })).user_ids, search).toEqual([admin.id]);
    }
    expect((await findAs(scene, admin, { search: '<-> x' })).total).toBe(0);
  });
});
