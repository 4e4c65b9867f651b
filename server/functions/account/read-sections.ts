import type { Database } from '../../database/database.ts';

const rowsAtOnce = 100;

/** A row of a table, as the database prints it. */
export type ExportedRow = Record<string, unknown>;

/** What the file is made of, in its order: the database knows its tables. */
export async function listSections(database: Database): Promise<string[]> {
  const rows = await database.asService(
    (transaction) => transaction<{ section: string }[]>`
      select section from private.list_export_sections() as section`,
  );
  return rows.map(({ section }) => section);
}

/** The rows of one section, a page at a time: no transaction is open while one travels. */
export async function* readSection(
  database: Database,
  userId: string,
  section: string,
): AsyncGenerator<ExportedRow> {
  for (let skipped = 0; ; skipped += rowsAtOnce) {
    const rows = await database.asService(
      (transaction) => transaction<{ row: ExportedRow }[]>`
        select row from private.export_account_rows(${userId}, ${section}, ${skipped}, ${rowsAtOnce}) as row`,
    );
    for (const { row } of rows) yield row;
    if (rows.length < rowsAtOnce) return;
  }
}
