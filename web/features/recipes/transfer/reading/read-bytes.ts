import { type Outcome, refuse } from '../imported/outcome.ts';
import { decodeBytes, isZip } from './decode-bytes.ts';
import { readJson } from './read-json.ts';
import { readPage } from './read-page.ts';
import { readWords } from './read-words.ts';
import { unpackZip, ZipRefused } from './unpack-zip.ts';

/** Detects the format by content, not by file name: phones and mail programs rename files. */
function* readText(text: string, from: string, site: string): Generator<Outcome> {
  const content = text.replace(/^\ufeff/, '');
  if (content.trim() === '') yield refuse(from, 'The file is empty.');
  else if (/^\s*[[{]/.test(content)) yield* readJson(content, from, site);
  else if (/^\s*<(?:!doctype|html|head|body|script|article|div)\b/i.test(content))
    yield* readPage(content, from, site);
  else yield* readWords(content, from, site);
}

function* readEntry(bytes: Uint8Array, from: string, site: string): Generator<Outcome> {
  const text = decodeBytes(bytes);
  if (text === undefined)
    yield refuse(
      from,
      "This isn't text. You can import JSON-LD, Markdown, Cooklang, or zips of them.",
    );
  else yield* readText(text, from, site);
}

function* readZip(bytes: Uint8Array, from: string, site: string): Generator<Outcome> {
  try {
    for (const { entries, damaged } of unpackZip(bytes)) {
      for (const name of damaged) yield refuse(`${from}: ${name}`, 'The file is damaged.');
      for (const entry of entries) yield* readEntry(entry.bytes, `${from}: ${entry.name}`, site);
    }
  } catch (cause) {
    if (!(cause instanceof ZipRefused)) throw cause;
    yield refuse(from, cause.message);
  }
}

/** Yields every recipe of one file, and the reason for everything that is refused. */
export function readBytes(bytes: Uint8Array, from: string, site: string): Generator<Outcome> {
  return isZip(bytes) ? readZip(bytes, from, site) : readEntry(bytes, from, site);
}
