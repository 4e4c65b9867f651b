import type { Person, Scene } from './scene.ts';

export type Row = { id: string; version: number; slug: string; sort_order: number };
type Fields = Record<string, unknown>;

/** Calls save_category as a person. */
export async function saveCategory(
  scene: Scene,
  who: Person | 'visitor',
  {
    id = null,
    version = null,
    fields = {},
    groups = null,
  }: {
    id?: string | null;
    version?: number | null;
    fields?: Fields;
    groups?: string[] | null;
  },
): Promise<Row> {
  const [row] = await scene.as(
    who,
    (sql) => sql<Row[]>`
      select * from public.save_category(${id}, ${version}, ${sql.json(fields as never)}, ${groups}::uuid[])`,
  );
  if (!row) throw new Error('save_category answered nothing.');
  return row;
}

/** Calls save_category_group as a person. */
export async function saveGroup(
  scene: Scene,
  who: Person | 'visitor',
  {
    id = null,
    version = null,
    fields = {},
  }: { id?: string | null; version?: number | null; fields?: Fields },
): Promise<Row> {
  const [row] = await scene.as(
    who,
    (sql) => sql<Row[]>`
      select * from public.save_category_group(${id}, ${version}, ${sql.json(fields as never)})`,
  );
  if (!row) throw new Error('save_category_group answered nothing.');
  return row;
}

/** Returns a row of the starting catalogue by its slug. */
export async function rowOf(
  { sql }: Scene,
  table: 'categories' | 'category_groups',
  slug: string,
): Promise<Row> {
  const [row] = await sql<Row[]>`select * from public.${sql(table)} where slug = ${slug}`;
  if (!row) throw new Error(`There is no ${slug} in ${table}.`);
  return row;
}
