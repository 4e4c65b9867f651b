import type { Report } from './read-files.ts';
import type { ReadingMessage, ReadingWanted } from './worker-messages.ts';

/** Timeout between two worker messages: longer than the slowest phone needs for the largest file. */
const longestSilenceMs = 60_000;

/** Its message is a sentence for the user. */
export class ReadingFailed extends Error {}

const stalled = 'Reading took too long, so we stopped. Try fewer or smaller files.';
const notStarted = "We couldn't start reading the files. Refresh the page and try again.";
const broken = "We couldn't understand something in these files. Try them one by one.";

function startWorker(): Worker {
  return new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Reads files in a separate worker. The worker is terminated when it is done, fails, is aborted, or sends no message for a minute.
 * @throws ReadingFailed when the worker cannot start, fails or stalls; the signal's reason when it is aborted
 */
export function readInWorker(
  files: File[],
  onReport: (report: Report) => void,
  signal: AbortSignal,
): Promise<void> {
  const worker = startWorker();
  let silence: ReturnType<typeof setTimeout> | undefined;
  const reading = new Promise<void>((resolve, reject) => {
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => reject(new ReadingFailed(stalled)), longestSilenceMs);
    };
    listen();
    signal.addEventListener('abort', () => reject(signal.reason));
    worker.addEventListener('error', (event) =>
      reject(new ReadingFailed(notStarted, { cause: event.message })),
    );
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingMessage>) => {
      listen();
      if (data.kind === 'report') onReport(data.report);
      else if (data.kind === 'end') resolve();
      else reject(new ReadingFailed(broken, { cause: data.message }));
    });
    worker.postMessage({ files, site: window.location.origin } satisfies ReadingWanted);
  });
  return reading.finally(() => {
    clearTimeout(silence);
    worker.terminate();
  });
}
