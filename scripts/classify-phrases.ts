import { createInterface } from 'node:readline';
import { classifyPhrase } from '#recipes/checks/classify/classify-phrase.ts';

// One ingredient phrase a line on standard input, one JSON line each on standard output; blank lines are skipped.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const phrase = line.replace(/^\uFEFF/, '');
  if (phrase.trim() === '') continue;
  const hasRoom = process.stdout.write(`${JSON.stringify(classifyPhrase(phrase))}\n`);
  if (!hasRoom) await new Promise((resume) => process.stdout.once('drain', resume));
}
