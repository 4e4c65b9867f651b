import { writeSync } from 'node:fs';
import { pino } from 'pino';

/** How long a line waits for further lines, in milliseconds: a write costs as much as the line itself, and wakes another thread. */
const gatherMs = 20;
/** A buffer of this many characters is written at once. */
const maxGatheredLength = 4096;
/** How many pauses of 10 ms the reader of a full pipe gets to continue, at process exit. */
const maxPauses = 100;

const pauseMs = 10;
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);

/** Writes synchronously at process exit. Errors other than EAGAIN are ignored: without a reader they cannot be reported anyway. */
function writeAtEnd(fd: number, text: string): void {
  let left = Buffer.from(text);
  for (let pauses = 0; left.length > 0 && pauses < maxPauses; ) {
    try {
      left = left.subarray(writeSync(fd, left));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      pauses += 1;
      pause();
    }
  }
}

function open() {
  const { fd } = process.stdout;
  const output = pino.destination({ dest: fd, sync: false });
  let gathered = '';
  let timer: NodeJS.Timeout | undefined;
  function pass(): void {
    clearTimeout(timer);
    timer = undefined;
    output.write(gathered);
    gathered = '';
  }
  process.once('exit', () => writeAtEnd(fd, gathered));
  return {
    write(line: string): void {
      gathered += line;
      if (gathered.length >= maxGatheredLength) pass();
      else timer ??= setTimeout(pass, gatherMs);
    },
  };
}

let opened: ReturnType<typeof open> | undefined;

/**
 * Returns the buffered standard output for log lines. Lines in quick succession are written together, and no code waits for the reader. The
 * rest is written at process exit, except after `kill -9`. There is one instance per process, so that lines keep their order. Why not by
 * the options of pino's own destination: docs/decisions/0117-what-stays-by-hand.md.
 */
export function gatheredOutput(): { write(line: string): void } {
  opened ??= open();
  return opened;
}
