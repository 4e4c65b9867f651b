import { sentenceAt } from '../dish/sentences.ts';
import type { Draft } from '../reading/read-recipe.ts';
import type { Finding, Verdict } from '../recipe.ts';

/** Matches words that introduce a list of foods: "with crusty bread and a little honey". */
const leads = /\s+(?:with|over|on top of|alongside|beside|on)\s+/gi;
const offersOnly =
  /\b(?:if you (?:like|wish|want|prefer)|optional(?:ly)?|alternatively|or use|e\.g\.|for example)\b/i;

const capital = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Whether a stretch of text, without the match, names a listed food. */
function namesListed(text: string, draft: Draft, match: string): boolean {
  const list = draft.ingredients.join('\n').toLowerCase();
  const rest = text.replace(match, ' ').toLowerCase();
  return [...rest.matchAll(/[\p{L}-]{4,}/gu)].some(([word]) =>
    list.includes(word.replace(/s$/, '')),
  );
}

/** Removes the sentences that contain a match. */
function withoutSentence(text: string, match: string): string {
  let rest = text;
  for (let at = rest.indexOf(match); at >= 0; at = rest.indexOf(match)) {
    const { from, to } = sentenceAt(rest, at);
    rest =
      `${rest.slice(0, from).trimEnd().replace(/;$/, '.')} ${rest.slice(to).trimStart()}`.trim();
  }
  return capital(rest);
}

/** Whether a text is a noun phrase ("a green salad"), not the continuation of a sentence ("eat while it is hot"). */
const isNounPhrase = (text: string): boolean =>
  text.trim() !== '' &&
  !/\b(?:it|them|is|are|eat|expect|cool|stir\w*|serve|then|you|while|cook|leave|let|enjoy|drizzle|scatter|keep|use)\b/i.test(
    text,
  );

/** Splits the foods after a "with" at commas, "and", "or" and "plus". Returns each food's text and the separator after it. */
function partsOfList(text: string, from: number): { text: string; joint: string }[] {
  const end = /[.;:!?()–—]|,?\s+(?:before|while|until|then|when|so)\b/.exec(text.slice(from));
  const list = text.slice(from, end ? from + end.index : text.length);
  const pieces = list.split(/(,\s*(?:and|or)\s+|,\s*|\s+(?:and|or|plus)\s+)/);
  return pieces.flatMap((piece, index) =>
    index % 2 === 0 ? [{ text: piece, joint: pieces[index + 1] ?? '' }] : [],
  );
}

const joined = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/**
 * Removes one food from the list after a "with": "with couscous and a green salad" → "with a green salad". Removes the "with" too if
 * nothing else is left. Returns undefined if no word of this kind introduces the food.
 */
function withoutOneOfList(text: string, match: string): string | undefined {
  const at = text.indexOf(match);
  if (at < 0) return undefined;
  const { from } = sentenceAt(text, at);
  const lead = [...text.slice(from, at).matchAll(leads)].at(-1);
  if (!lead) return undefined;
  const start = from + lead.index;
  const listFrom = start + lead[0].length;
  const parts = partsOfList(text, listFrom);
  const length = parts.reduce((sum, part) => sum + part.text.length + part.joint.length, 0);
  const kept = parts.filter((part) => !part.text.includes(match)).map((part) => part.text);
  if (kept.length === parts.length || parts.length - kept.length > 1) return undefined;
  if (kept.some((one) => !isNounPhrase(one)) || /^\s*if\b/i.test(text.slice(from)))
    return undefined;
  const rest = text.slice(listFrom + length);
  const before = text
    .slice(0, start)
    .replace(/\s*,?\s*\b(?:topped|served|finished|drizzled|scattered)$/i, '');
  return kept.length === 0
    ? `${before}${rest}`
    : `${text.slice(0, start)}${lead[0]}${joined(kept)}${rest}`;
}

/** Matches a remaining sentence that says nothing: "Serve." */
const saysNothing =
  /(?:^|[.!?]\s)(?:to serve|serve|enjoy|top|finish|scatter|garnish|ladle|spoon)[^\p{L}]*$/iu;

/** Returns a step without the food that it only offers; undefined if the step would lose more than that. */
function cutStep(text: string, { match }: Finding, draft: Draft): string | undefined {
  const { text: sentence } = sentenceAt(text, text.indexOf(match));
  const rest = withoutSentence(text, match);
  const mayGo = rest !== '' && !namesListed(sentence, draft, match);
  if (mayGo && offersOnly.test(sentence)) return rest;
  const shorter = withoutOneOfList(text, match);
  if (shorter !== undefined && !(mayGo && saysNothing.test(shorter))) return shorter;
  return mayGo ? rest : undefined;
}

/** Returns a tip or description without a food that it offers: removes it from its list of foods, or else removes the whole sentence. */
function cutProse(text: string, match: string): string {
  const { text: sentence } = sentenceAt(text, text.indexOf(match));
  const isOneOfSeveral = /\b(?:with|over|on)\b[^.;]*(?:,|\band\b|\bor\b)/i.test(sentence);
  const shorter = isOneOfSeveral ? withoutOneOfList(text, match) : undefined;
  return shorter ?? withoutSentence(text, match);
}

/** Returns a title without the last name after an "and": "Roast Cod and Hummus". */
function withoutLastName(text: string, match: string): string | undefined {
  if (!text.trim().endsWith(match)) return undefined;
  const shorter = text.replace(/(?:,|\s+(?:and|&|plus))\s+[^,]*$/i, '');
  return shorter !== text && !shorter.includes(match) ? shorter : undefined;
}

/** Returns a title without the brackets that explain it: "Laz Böreği (Custard Baklava)". */
function withoutBracket(text: string, match: string): string | undefined {
  const shorter = text.replace(/\s*\(([^()]*)\)/gu, (whole, inside: string) =>
    inside.includes(match) ? '' : whole,
  );
  return shorter !== text && !shorter.includes(match) ? shorter.trim() : undefined;
}

/** Whether the dish stays the same without the words of a finding. A mention in a step is cut only if its sentence names no listed food. */
const isBesideTheDish = ({ where, restsOn }: Finding): boolean =>
  where === 'tips' ||
  where === 'description' ||
  (where === 'title' && restsOn === 'named') ||
  (where === 'instructions' && (restsOn === 'offered' || restsOn === 'mentioned'));

const foodChecks: ReadonlySet<Verdict['check']> = new Set(['dietary', 'allergens', 'avoid']);

function cutOne(draft: Draft, finding: Finding): Draft | undefined {
  const { where, text, match } = finding;
  const replace = (texts: readonly string[], shorter: string | undefined) =>
    shorter === undefined
      ? undefined
      : texts.flatMap((one) => (one !== text ? [one] : shorter === '' ? [] : [shorter]));
  switch (where) {
    case 'tips':
      return { ...draft, tips: replace(draft.tips, cutProse(text, match)) ?? [] };
    case 'description':
      return { ...draft, description: cutProse(text, match) };
    case 'title': {
      const title =
        withoutBracket(text, match) ??
        withoutOneOfList(text, match) ??
        withoutLastName(text, match);
      return title === undefined || title.trim().length < 4 ? undefined : { ...draft, title };
    }
    case 'instructions': {
      const instructions = replace(draft.instructions, cutStep(text, finding, draft));
      return instructions && { ...draft, instructions };
    }
    default:
      return undefined;
  }
}

/** Maximum number of cuts. A recipe with more mentions is not worth cutting. */
const maxCuts = 12;

/**
 * Cuts text that breaks a choice and is not part of the dish: a tip, a sentence of the description, a serving suggestion, a promise
 * of the title that list and steps do not keep. Never cuts food that enters the dish.
 * @param check returns the verdicts on a draft; it runs again after each cut, so that no finding remains
 * @returns the shortened draft and its verdicts, which may still fail for something that is not food; undefined if there is nothing to
 *   cut, or if a food enters that cannot be cut
 */
export function cutMentions(
  draft: Draft,
  verdicts: readonly Verdict[],
  check: (draft: Draft) => Verdict[],
): { draft: Draft; verdicts: Verdict[] } | undefined {
  let current = { draft, verdicts: [...verdicts] };
  for (let cuts = 0; cuts < maxCuts; cuts += 1) {
    const findings = current.verdicts
      .filter(({ outcome, check: name }) => outcome === 'failed' && foodChecks.has(name))
      .flatMap((verdict) => verdict.findings);
    if (findings.length === 0) return cuts === 0 ? undefined : current;
    if (!findings.every((finding) => isBesideTheDish(finding))) return undefined;
    const [finding] = findings;
    const shorter = finding && cutOne(current.draft, finding);
    if (!shorter) return undefined;
    current = { draft: shorter, verdicts: check(shorter) };
  }
  return undefined;
}
