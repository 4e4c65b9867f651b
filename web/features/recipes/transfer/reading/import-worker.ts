import { readFiles } from './read-files.ts';
import type { ReadingMessage, ReadingWanted } from './worker-messages.ts';

// Runs in a worker: unpacking and parsing tens of megabytes would block the page.

function say(message: ReadingMessage): void {
  postMessage(message);
}

async function read({ files, site }: ReadingWanted): Promise<void> {
  try {
    for await (const report of readFiles(files, site)) say({ kind: 'report', report });
    say({ kind: 'end' });
  } catch (cause) {
    say({ kind: 'failed', message: cause instanceof Error ? cause.message : String(cause) });
  }
}

addEventListener('message', ({ data }: MessageEvent<ReadingWanted>) => void read(data));
