import { writeSync } from 'node:fs';
import { pino } from 'pino';

/** So long a line may wait for others, in milliseconds: each writing takes as long as the line itself, and wakes another thread. */
const gatherMs = 20;
/** What is more, in characters, goes out at once. */
const gatherMost = 4096;
/** A reader of a full pipe has so many pauses of 10 ms to go on, at the end of the process. */
const maxPauses = 100;

const pauseMs = 10;
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);

/** Writes while nothing else can happen any more. Where nobody reads, nobody can be told: the process ends all the same. */
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
      if (gathered.length >= gatherMost) pass();
      else timer ??= setTimeout(pass, gatherMs);
    },
  };
}

let opened: ReturnType<typeof open> | undefined;

/**
 * Standard output for lines of a log. Those that come shortly after each other go out together, and nobody waits for whoever reads them; what is
 * left goes out at the end of the process, but for a `kill -9`. There is one in a process, so that lines keep their order.
 */
export function gatheredOutput(): { write(line: string): void } {
  opened ??= open();
  return opened;
}
