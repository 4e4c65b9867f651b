// npm run -s copy-objects -- to-s3 | to-disk [--dry-run]: copies pictures and uploads from DATA_DIR to the bucket S3_BUCKET, or back.
import { join } from 'node:path';
import { createLogger } from '#server/process/logger.ts';
import { readSettings, SettingsError } from '#server/settings/settings.ts';
import { openDiskObjectStore } from '#server/storage/disk-object-store.ts';
import type { ObjectStore } from '#server/storage/object-store.ts';
import { openObjectStore } from '#server/storage/open-object-store.ts';
import { runWithSettings } from './command/run-command.ts';
import { copyObjects } from './copy-objects/copy-objects.ts';

const usage = `Usage: npm run -s copy-objects -- to-s3 | to-disk [--dry-run]

Copies pictures and uploads between the folder of DATA_DIR and the bucket of S3_BUCKET (set both, and the keys).
Run it while the product runs, switch over, and run it once more: what is there already, the same, is not copied again.
`;

type Direction = 'to-s3' | 'to-disk';

async function openBoth(): Promise<{ disk: ObjectStore; s3: ObjectStore }> {
  const settings = readSettings(process.env);
  if (settings.objects.kind !== 's3') {
    throw new SettingsError(['S3_BUCKET: needed, to know which S3 is meant']);
  }
  const log = createLogger(settings);
  const s3 = await openObjectStore(settings.objects, log, new AbortController().signal);
  const disk = await openDiskObjectStore(join(settings.dataDirectory, 'objects'));
  return { disk, s3 };
}

async function copy(direction: Direction, isDryRun: boolean): Promise<number> {
  const { disk, s3 } = await openBoth();
  const [from, to] = direction === 'to-s3' ? [disk, s3] : [s3, disk];
  const { counts, problems } = await copyObjects({
    from,
    to,
    isDryRun,
    onCopied: ({ bucket, path }, { sizeBytes }) =>
      process.stdout.write(`${bucket}/${path}  ${sizeBytes} bytes\n`),
  });
  const { copied, copiedBytes, kept, gone } = counts;
  for (const { name, why } of problems) {
    process.stderr.write(`${name.bucket}/${name.path}: ${why}\n`);
  }
  process.stdout.write(
    `${isDryRun ? 'Would copy' : 'Copied'} ${copied} ${copied === 1 ? 'object' : 'objects'} (${copiedBytes} bytes); ${kept} were there already, ` +
      `${gone} went meanwhile, ${problems.length} could not be copied.\n`,
  );
  return problems.length > 0 ? 1 : 0;
}

/** Returns the exit code. 0: everything is copied, 1: some objects failed, 2: wrong usage or settings, or a store does not answer. */
async function main(): Promise<number> {
  const [direction, flag, ...rest] = process.argv.slice(2);
  const isDirection = direction === 'to-s3' || direction === 'to-disk';
  if (!isDirection || (flag !== undefined && flag !== '--dry-run') || rest.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  return copy(direction, flag !== undefined);
}

await runWithSettings(main);
