import type { Line } from './line.ts';
import { readMarker, withoutPictures } from './read-marker.ts';
import { isClosing } from './words/chatter.ts';
import { fold } from './words/fold.ts';
import { sectionNames } from './words/section-names.ts';

/** Removes the label of a tip: "Tip 2: Use …" → "Use …". */
function withoutLabel(text: string): string {
  const [whole, label = ''] =
    /^([\p{L}'’ -]{2,24}?)\s*(?:\d{1,2}|#\d{1,2})?\s*[:：]\s+/u.exec(text) ?? [];
  return whole !== undefined && sectionNames.get(fold(label)) === 'tips'
    ? text.slice(whole.length)
    : text;
}

function clean(text: string): string {
  const rest = readMarker(text)?.rest ?? text;
  return withoutPictures(withoutLabel(withoutPictures(rest))).trim();
}

function textOfItem(item: Line): string {
  const parts = [clean(item.text), ...item.children.map(textOfItem)].filter(Boolean);
  return parts.reduce((text, part) => `${text}${/[.!?:;]$/.test(text) ? '' : ';'} ${part}`);
}

/** Returns the tips, one entry each. A bold line is put before the text below it. */
export function readTips(lines: readonly Line[]): string[] {
  const tips: string[] = [];
  let lead = '';
  let isBehindRule = false;
  const add = (text: string) => {
    if (text !== '') tips.push(lead === '' ? text : `${lead}: ${text}`);
    lead = '';
  };
  for (const line of lines) {
    const { kind } = line;
    if (kind === 'rule') isBehindRule = tips.length > 0;
    else if (kind === 'table')
      line.rows.slice(1).forEach((row) => {
        add(row.filter(Boolean).join(': '));
      });
    else if (kind === 'item')
      add(clean(line.text) === '' && line.children.length === 0 ? '' : textOfItem(line));
    else if (kind === 'text') {
      if (isClosing(line.text) || isBehindRule) break;
      const text = clean(line.text);
      const before = tips.at(-1);
      const isWrapped =
        line.continues && readMarker(line.text) === undefined && before && !/[.!?]$/.test(before);
      if (isWrapped) tips[tips.length - 1] = `${before} ${text}`;
      else add(text);
    } else if (isClosing(line.text)) break;
    else lead = clean(line.text).replace(/[:：]$/, '');
  }
  return tips;
}
