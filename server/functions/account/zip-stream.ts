import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of the zip: `packed` compresses it, which is worthwhile for texts and not for pictures. */
export type ZipEntry = {
  name: string;
  packed: boolean;
  modifiedAt: Date;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
};

/** Writes a zip while its files are being read, with only one chunk of it in memory. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, chunk) => {
    failure ??= error;
    if (chunk) written.push(chunk);
  });
  function* take(): Generator<Uint8Array> {
    if (failure) throw failure;
    const chunks = written;
    written = [];
    yield* chunks;
  }
  for await (const { name, packed, modifiedAt, bytes } of entries) {
    const file = packed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    file.mtime = modifiedAt;
    zip.add(file);
    for await (const piece of bytes) {
      file.push(piece);
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
