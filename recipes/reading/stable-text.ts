import { readStepNumber } from './read-marker.ts';

const heading = /^(?:#{1,6}\s|(?:\*\*|__)\S.{0,100}(?:\*\*|__):?\s*$)/;
const ordinal = /^(?:(?:\*\*|__)?\(?\d{1,2}[.)\]](?:\*\*|__)?\s|\d{1,2}\uFE0F?\u20E3)/u;
const bullet = /^(?:[-*+•◦▪●–—☐✅]\s|\[[ xX]?\]\s)/u;

const bare = (text: string) => text.replace(/^[#*_\s]+/, '');

/**
 * Returns the beginning of a markdown text that later text cannot change: it ends before the last line at the margin that
 * starts a new block. Bullets below a numbered step belong to that step and become stable together with it.
 */
export function stableText(text: string): string {
  const lines = text.split('\n');
  let isWithinStep = false;
  let isBehindBlank = true;
  let stable = 0;
  let position = 0;
  for (const [index, line] of lines.entries()) {
    const isLast = index === lines.length - 1;
    // For a line that is still streaming, only a complete marker shows what kind of line it will be.
    const isHeading = isLast ? /^#{1,6}\s+\S/.test(line) : heading.test(line);
    const isStep = ordinal.test(line) || (!isLast && readStepNumber(bare(line)) !== undefined);
    const isOpening = isHeading || isStep || (!isWithinStep && bullet.test(line));
    const isParagraph = isBehindBlank && !isWithinStep && /^[^\s|=-]/.test(line) && !isLast;
    if (isOpening || isParagraph) stable = position;
    // A title ends with its line, so it can be shown before any text after it arrives.
    const isTitle = !isLast && /^#\s+\S/.test(line) && text.slice(0, position).trim() === '';
    if (isTitle) stable = position + line.length + 1;
    if (isStep) isWithinStep = true;
    else if (isHeading) isWithinStep = false;
    isBehindBlank = line.trim() === '';
    position += line.length + 1;
  }
  return text.slice(0, stable);
}
