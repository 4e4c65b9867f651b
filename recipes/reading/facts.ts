import { DIFFICULTIES, type Difficulty } from '../recipe.ts';

/** "1 h 20 min", "90 minutes", "1½ hours", "20-25 minutes" → minutes, the longer of a range. */
export function readMinutes(text: string): number | undefined {
  const clean = text
    .toLowerCase()
    .replace(/(\d)\s*½/g, '$1.5')
    .replace(/½/g, '0.5')
    .replace(/\ban hour\b/g, '1 hour');
  const range = String.raw`(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|to)\s*(\d+(?:[.,]\d+)?))?\s*`;
  const part = (unit: string) => {
    const found = new RegExp(`${range}(?:${unit})\\b`).exec(clean);
    return found ? Number((found[2] ?? found[1] ?? '').replace(',', '.')) : undefined;
  };
  const hours = part('h|hr|hrs|hours?|std|stunden?|heures?|horas?|ore');
  const minutes = part('m|min|mins|minutes?|minuten|minutos?|minuti');
  if (hours === undefined && minutes === undefined) return undefined;
  const total = Math.round((hours ?? 0) * 60 + (minutes ?? 0));
  return total <= 10_080 ? total : undefined;
}

/** What the lines of an answer say beside the recipe itself; undefined where they say nothing. */
export type Facts = {
  prepTimeMinutes: number | undefined;
  cookTimeMinutes: number | undefined;
  servings: number | undefined;
  difficulty: Difficulty | undefined;
};

function valueAfter(lines: readonly string[], name: RegExp): string | undefined {
  for (const line of lines) {
    const found = name.exec(line);
    if (found) return line.slice(found.index + found[0].length);
  }
  return undefined;
}

/** The values of one line may stand beside each other: "Prep: 10 min | Cook: 20 min | Serves 4". */
const partsOf = (lines: readonly string[]) => lines.flatMap((line) => line.split(/\s[|·•]\s|;/));

export function readFacts(lines: readonly string[]): Facts {
  const parts = partsOf(lines);
  const minutes = (name: RegExp) =>
    parts
      .map((part) => readMinutes(valueAfter([part], name)?.slice(0, 40) ?? ''))
      .find((value) => value !== undefined);
  const servings = /\d+/.exec(
    valueAfter(parts, /\b(?:serv(?:es|ings?)|yields?|makes|portions?|portionen)\b\s*:?/i) ?? '',
  )?.[0];
  const counted = parts
    .map((part) => /^\s*(\d+)\s*(?:servings?|portions?|people)\b/i.exec(part)?.[1])
    .find(Boolean);
  const word = valueAfter(parts, /\b(?:difficulty|level|skill)\b\s*:?/i) ?? '';
  return {
    prepTimeMinutes: minutes(
      /\b(?:prep(?:aration)?(?:\s*time)?|hands-on(?: time)?|active time)\b\s*:?/i,
    ),
    cookTimeMinutes: minutes(/\b(?:cook(?:ing)?(?:\s*time)?|bak(?:e|ing)(?:\s*time)?)\b\s*:?/i),
    servings: withinServings(Number(servings ?? counted)),
    difficulty:
      DIFFICULTIES.find((level) => new RegExp(level, 'i').test(word)) ?? otherDifficulty(word),
  };
}

const withinServings = (count: number) =>
  Number.isInteger(count) && count >= 1 && count <= 100 ? count : undefined;

function otherDifficulty(word: string): Difficulty | undefined {
  if (/beginner|simple/i.test(word)) return 'Easy';
  if (/intermediate|moderate/i.test(word)) return 'Medium';
  return /advanced|difficult|expert|challeng/i.test(word) ? 'Hard' : undefined;
}
