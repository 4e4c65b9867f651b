import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeBackup } from '#server/operations/backup/make-backup.ts';
import { restoreFile } from '#server/operations/backup/restore-file.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPerson } from '../database/scene.ts';
import { createEmptyDatabase, fileIn, makeFolder, openDisk, readRows, secret } from './kitchen.ts';

let original: TestDatabase;
let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  original = await startTestDatabase();
  folder = await makeFolder();
});
afterAll(async () => {
  await original.close();
  await folder.remove();
});

/** Any text that PostgreSQL can store (no NUL, no lone surrogate), and the values that COPY writes in a special way. */
const text = fc.oneof(
  fc.string({ unit: 'binary' }).map((value) => value.replaceAll('\0', '').toWellFormed()),
  fc.constantFrom(
    '\\N',
    '\\.',
    '',
    '\t',
    '\n',
    '\r\n',
    '\\',
    '\\\\N',
    '"',
    '{}',
    'NULL',
    '\u2028',
    '🍅'.repeat(300),
  ),
);
const row = fc.record({
  text,
  texts: fc.option(fc.array(fc.option(text), { maxLength: 4 })),
  json: fc.dictionary(
    text,
    fc.oneof(
      text,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
      fc.constant(null),
    ),
  ),
  bytes: fc.uint8Array({ maxLength: 300 }),
  time: fc.constantFrom(
    'infinity',
    '-infinity',
    '4712-01-01 00:00:00+00 BC',
    '2026-03-29 02:30:00.123456+01',
    '9999-12-31 23:59:59.999999+00',
  ),
  number: fc.constantFrom(
    '0',
    '-0.000000000000000000001',
    '123456789012345678901234567890.5',
    'NaN',
    'Infinity',
  ),
});

test('every row value is restored unchanged', async () => {
  const { owner, url } = original;
  const objects = await openDisk(join(folder.path, 'objects'));
  const { id } = await addPerson(owner);
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 20, maxLength: 60 }), async (rows) => {
      for (const one of rows) {
        await owner`
          insert into private.mailbox (recipient, subject, body_text, body_html, created_at)
          values (${one.text}, ${one.text}, ${one.text}, '', ${one.time}::text::timestamptz)`;
        await owner`insert into auth.audit_log_entries (payload) values (${owner.json(one.json)})`;
        await owner`
          insert into auth.webauthn_credentials (user_id, credential_id, public_key, friendly_name)
          values (${id}, ${Buffer.concat([one.bytes, Buffer.from(crypto.randomUUID())])}, ${Buffer.from(one.bytes)}, 'key')`;
        await owner`insert into private.activity_sums (slot, cost_usd) values (now(), ${one.number}::text::numeric)`;
        await owner`
          insert into storage.buckets (id, name, allowed_mime_types) values (${crypto.randomUUID()}, ${crypto.randomUUID()}, ${one.texts})`;
      }
      const fresh = await createEmptyDatabase();
      try {
        const file = fileIn(folder.path);
        await makeBackup({ url, objects, secret, file, now: new Date() });
        const store = await openDisk(join(folder.path, crypto.randomUUID()));
        await restoreFile({ url: fresh.url, objects: store, secret, file });
        expect(await readRows(fresh.url)).toEqual(await readRows(url));
      } finally {
        await fresh.drop();
      }
    }),
    { numRuns: 3 },
  );
});
