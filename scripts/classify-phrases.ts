import { createInterface } from 'node:readline';
import { classifyPhrase } from '#recipes/classify/classify-phrase.ts';
import { endQuietlyWhenUnread } from './standard-output/end-quietly.ts';

// Reads one ingredient phrase per line from standard input and prints one JSON line for each; blank lines are skipped.
endQuietlyWhenUnread();

for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  const phrase = line.replace(/^\uFEFF/, '');
  if (phrase.trim() === '') continue;
  const hasRoom = process.stdout.write(`${JSON.stringify(classifyPhrase(phrase))}\n`);
  if (!hasRoom) await new Promise((resume) => process.stdout.once('drain', resume));
}
