import type postgres from 'postgres';

const oldestVersion = 15;

/** Letters of three scripts, and `I`, whose lower case differs in Turkish. */
const capitals = 'ÀÖŁΩЖI';
const smallLetters = 'àöłωжi';

/**
 * Rejects a database that the product cannot run on, before anything is written to it: one that is too old, is not encoded in UTF-8, or has
 * a locale under which a search would not find text in capital letters.
 * @throws Error that says what is wrong and what to do
 */
export async function checkServer(sql: postgres.Sql): Promise<void> {
  const [server] = await sql<{ version: number; name: string; encoding: string }[]>`
    select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as name,
      current_setting('server_encoding') as encoding`;
  if (!server || server.version < oldestVersion) {
    throw new Error(
      `This PostgreSQL is version ${server?.name}; ${oldestVersion} or newer is needed. Upgrade it, or unset DATABASE_URL to use the product's own.`,
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new Error(
      `This database is encoded in ${server.encoding}. Create one with: create database saffron encoding 'UTF8' template template0`,
    );
  }
  const [cased] = await sql<{ lower: string }[]>`select lower(${capitals}::text) as lower`;
  if (cased?.lower === smallLetters) return;
  throw new Error(
    `In this database lower('${capitals}') is '${cased?.lower}': searches would not find letters beyond ASCII. Create one whose locale ` +
      "knows them: create database saffron encoding 'UTF8' locale 'C.UTF-8' template template0",
  );
}
