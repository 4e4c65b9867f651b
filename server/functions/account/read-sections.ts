import type { Database } from '../../database/database.ts';

const rowsAtOnce = 100;

/** A row of a table, as the database serializes it. */
export type ExportedRow = Record<string, unknown>;

/** Lists the sections of the export file in their order. The database decides which tables they are. */
export async function listSections(database: Database): Promise<string[]> {
  const rows = await database.asService(
    (transaction) => transaction<{ section: string }[]>`
      select section from private.list_export_sections() as section`,
  );
  return rows.map(({ section }) => section);
}

/** Yields the rows of one section. Reads them page by page, so that no transaction is open while a page is sent. */
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
