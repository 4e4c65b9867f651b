import { importLimits, inMegabytes } from '../imported/limits.ts';
import { type FoundRecipe, type Refusal, refuse } from '../imported/outcome.ts';
import { readBytes } from './read-bytes.ts';

/** The recipes and refusals read since the last report. */
export type Report = {
  found: FoundRecipe[];
  refused: Refusal[];
  /** Progress from 0 to 1, by bytes. */
  share: number;
};

type ReadableFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

const outcomesAtOnce = 100;
/** Limits the list of refusals, for example when a user drops a whole disk. */
const mostRefusals = 2_000;

const unread = `The rest wasn't read: you can import up to ${importLimits.recipes} recipes at once.`;

class Collector {
  found: FoundRecipe[] = [];
  refused: Refusal[] = [];
  private foundCount = 0;
  private refusedCount = 0;

  get isFull(): boolean {
    return this.foundCount >= importLimits.recipes || this.refusedCount >= mostRefusals;
  }
  add(outcome: ReturnType<typeof refuse>): void {
    if ('found' in outcome) {
      this.found.push(outcome.found);
      this.foundCount += 1;
    } else {
      this.refused.push(outcome.refused);
      this.refusedCount += 1;
    }
  }
  take(share: number): Report {
    const report = { found: this.found, refused: this.refused, share };
    this.found = [];
    this.refused = [];
    return report;
  }
}

async function bytesOf(file: ReadableFile): Promise<Uint8Array | string> {
  if (file.size > importLimits.fileBytes)
    return `The file is larger than ${inMegabytes(importLimits.fileBytes)}. Split it and import the parts.`;
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    // The file was moved or deleted, or it is a folder. The browser's message is for developers, not for the user.
    return "We can't open this file.";
  }
}

function* readInto(to: Collector, bytes: Uint8Array, name: string, site: string): Generator<void> {
  let sinceReport = 0;
  for (const outcome of readBytes(bytes, name, site)) {
    if (to.isFull) {
      to.add(refuse(name, unread));
      return;
    }
    to.add(outcome);
    sinceReport += 1;
    if (sinceReport % outcomesAtOnce === 0) yield;
  }
}

/** Reads files one after the other and yields progress reports. The caller may stop at any report. */
export async function* readFiles(
  files: readonly ReadableFile[],
  site: string,
): AsyncGenerator<Report> {
  const collector = new Collector();
  const chosen = files.slice(0, importLimits.files);
  if (chosen.length < files.length)
    collector.add(
      refuse('All files', `Only the first ${importLimits.files} were read. A zip can hold more.`),
    );
  const total = Math.max(
    1,
    chosen.reduce((sum, { size }) => sum + size, 0),
  );
  let done = 0;
  for (const file of chosen) {
    if (collector.isFull) {
      collector.add(refuse(file.name, unread));
      yield collector.take(1);
      return;
    }
    const bytes = await bytesOf(file);
    if (typeof bytes === 'string') collector.add(refuse(file.name, bytes));
    else
      for (const _part of readInto(collector, bytes, file.name, site))
        yield collector.take(done / total);
    done += file.size;
    yield collector.take(done / total);
  }
}
