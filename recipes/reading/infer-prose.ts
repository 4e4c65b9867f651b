import type { Section } from './cut-sections.ts';
import { type Line, line } from './line.ts';
import { amountsIn, listedIn, listedNext } from './read-listing.ts';
import { isToldStep, toldSteps } from './told-steps.ts';
import { isOpening } from './words/chatter.ts';
import { sentencesOf } from './words/sentences.ts';
import { beginsLikeStep } from './words/step-words.ts';

/** The lines of a paragraph are one; `end` is the index behind them. */
type Paragraph = { text: string; start: number; end: number };

function paragraphsOf(lines: readonly Line[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const [index, { kind, text, continues }] of lines.entries()) {
    const before = paragraphs.at(-1);
    if (kind !== 'text') continue;
    if (continues && before?.end === index) {
      before.text += ` ${text}`;
      before.end = index + 1;
    } else paragraphs.push({ text, start: index, end: index + 1 });
  }
  return paragraphs;
}

const section = (name: Section['name'], lines: Line[]): Section => ({
  name,
  heading: '',
  level: 7,
  lines,
});

type Listing = { entries: string[]; said: string[]; steps: string[] };

/** Parts a paragraph into what it lists to buy, what it says before and what it tells to do behind. */
function listingOf(text: string): Listing | undefined {
  const listing: Listing = { entries: [], said: [], steps: [] };
  for (const sentence of sentencesOf(text)) {
    const isBehind = listing.entries.length > 0;
    const isDeed = beginsLikeStep(sentence) && !/^(?:start|begin|then)\b/iu.test(sentence);
    const listed =
      isBehind && !isDeed ? listedNext(sentence) : isDeed ? undefined : listedIn(sentence);
    if (listed && listing.steps.length === 0) listing.entries.push(...listed);
    else if (!isBehind) listing.said.push(sentence);
    else if (isToldStep(sentence)) listing.steps.push(sentence);
  }
  return listing.entries.length > 0 ? listing : undefined;
}

/** The paragraphs that list, one after the other: "For the base you need …", "For the top you need …". */
function findListings(lines: readonly Line[]): { at: Paragraph[]; all: Listing } | undefined {
  const at: Paragraph[] = [];
  const all: Listing = { entries: [], said: [], steps: [] };
  for (const paragraph of paragraphsOf(lines)) {
    const listing = all.steps.length > 0 ? undefined : listingOf(paragraph.text);
    if (!listing && at.length > 0) break;
    if (!listing) continue;
    at.push(paragraph);
    all.entries.push(...listing.entries);
    all.steps.push(...listing.steps);
    if (at.length === 1) all.said.push(...listing.said);
  }
  return at.length > 0 ? { at, all } : undefined;
}

/** A paragraph that lists what to buy, and what to do behind it. */
function inferListing(sections: readonly Section[]): Section[] | undefined {
  const hasSteps = sections.some(({ name, lines }) => name === 'instructions' && lines.length > 0);
  for (const [index, { name, lines }] of sections.entries()) {
    const found = name === undefined || name === 'description' ? findListings(lines) : undefined;
    if (!found) continue;
    const { at, all } = found;
    const said = all.said.length > 0 ? [line('text', all.said.join(' '))] : [];
    const rest = toldSteps(lines.slice(at.at(-1)?.end));
    const steps = [...joinedStep(all.steps), ...rest];
    return [
      ...sections.slice(0, index),
      section(name, [...lines.slice(0, at[0]?.start), ...said]),
      section(
        'ingredients',
        all.entries.map((entry) => line('item', entry)),
      ),
      section(hasSteps ? undefined : 'instructions', steps),
      ...sections
        .slice(index + 1)
        .map((later) =>
          hasSteps || later.name !== undefined
            ? later
            : section('instructions', toldSteps(later.lines)),
        ),
    ];
  }
  return undefined;
}

const joinedStep = (steps: readonly string[]) =>
  steps.length > 0 ? [line('text', steps.join(' '))] : [];

const isTold = ({ kind, text }: Line) =>
  (kind === 'text' || kind === 'item') && beginsLikeStep(text) && !isOpening(text);

/** The part that tells what to do: the one that says so, else the first lines that begin so and name amounts. */
function findTold(sections: readonly Section[]): { index: number; start: number } {
  const named = sections.findIndex(
    ({ name, lines }) => name === 'instructions' && lines.length > 0,
  );
  if (named >= 0) return { index: named, start: 0 };
  const measures = (told: Line) => isTold(told) && amountsIn(told.text).length > 0;
  const index = sections.findIndex(({ name, lines }) => name === undefined && lines.some(measures));
  return { index, start: sections[index]?.lines.findIndex(isTold) ?? 0 };
}

/** No list at all: the amounts stand where they are used. */
function inferAmounts(sections: readonly Section[]): Section[] | undefined {
  const { index, start } = findTold(sections);
  const told = sections[index];
  if (!told) return undefined;
  const steps = told.lines.slice(start);
  const texts = steps.flatMap(({ text, children }) => [
    text,
    ...children.map((child) => child.text),
  ]);
  const entries = [...new Set(texts.flatMap(amountsIn))];
  if (entries.length < 2) return undefined;
  return [
    ...sections.slice(0, index),
    section(undefined, told.lines.slice(0, start)),
    section(
      'ingredients',
      entries.map((entry) => line('item', entry)),
    ),
    section('instructions', told.name === 'instructions' ? steps : toldSteps(steps)),
    ...sections.slice(index + 1),
  ];
}

/**
 * Where an answer tells its recipe without any list: what to buy is listed in a sentence, or named where it is used.
 * @returns undefined where it names less than two amounts
 */
export function inferProse(sections: readonly Section[]): Section[] | undefined {
  return inferListing(sections) ?? inferAmounts(sections);
}
