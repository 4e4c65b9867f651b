import { exportedDataFile } from '#contract/account.ts';
import type { Services } from '../../services.ts';
import { type ExportedPicture, picturesIn } from './pictures-in-rows.ts';
import { listSections, readSection } from './read-sections.ts';
import type { ZipEntry } from './zip-stream.ts';

const about =
  'Everything that Saffron Table holds about you, table by table, with times in UTC. Passwords, keys and codes are left out, so no one can sign in with this file. Your pictures are included too.';

type ExportServices = Pick<Services, 'database' | 'objects' | 'clock'>;
/** The pictures in the exported rows, by file name. */
type Found = Map<string, ExportedPicture>;

/** Adds a picture, with a suffix when another one has its file name: two paths may have the same flat name. */
function remember(found: Found, picture: ExportedPicture): void {
  const { file, name } = picture;
  const other = found.get(file);
  const isTaken = other !== undefined && other.name.path !== name.path;
  found.set(isTaken ? file.replace(/(\.\w+)?$/, `-${found.size}$1`) : file, picture);
}

async function* rowsAsText(
  services: ExportServices,
  userId: string,
  section: string,
  found: Found,
) {
  let comma = '';
  for await (const row of readSection(services.database, userId, section)) {
    for (const picture of picturesIn(row)) remember(found, picture);
    yield `${comma}\n    ${JSON.stringify(row)}`;
    comma = ',';
  }
}

/** Returns the list of files and their addresses as JSON, and drops pictures that no longer exist. */
async function picturesAsText({ objects }: ExportServices, found: Found): Promise<string> {
  const listed: { file: string; address: string }[] = [];
  for (const [file, { address, name }] of found) {
    if (await objects.find(name)) listed.push({ file, address });
    else found.delete(file);
  }
  return JSON.stringify(listed);
}

async function* dataAsText(
  services: ExportServices,
  userId: string,
  found: Found,
): AsyncGenerator<string> {
  const exportedAt = services.clock().toISOString();
  yield `{\n  "about": ${JSON.stringify(about)},\n  "exportedAt": ${JSON.stringify(exportedAt)}`;
  for (const section of await listSections(services.database)) {
    yield `,\n  ${JSON.stringify(section)}: [`;
    yield* rowsAsText(services, userId, section, found);
    yield ']';
  }
  yield `,\n  "pictures": ${await picturesAsText(services, found)}\n}\n`;
}

async function* encoded(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

/** Yields the files of a data export: the user's data, and then the pictures that the data refers to. */
export async function* exportEntries(
  services: ExportServices,
  userId: string,
): AsyncGenerator<ZipEntry> {
  const found: Found = new Map();
  const modifiedAt = services.clock();
  const bytes = encoded(dataAsText(services, userId, found));
  yield { name: exportedDataFile, packed: true, modifiedAt, bytes };
  for (const [file, { name }] of found) {
    const object = await services.objects.read(name);
    // Deleted by a sweep since it was listed: no row referenced it any more.
    if (!object) continue;
    yield { name: file, packed: false, modifiedAt: object.modifiedAt, bytes: object.body };
  }
}
