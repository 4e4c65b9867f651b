import { DIFFICULTIES, type Difficulty } from '../recipe.ts';
import { readMinutes } from './read-minutes.ts';

export type Facts = {
  prepTimeMinutes?: number;
  cookTimeMinutes?: number;
  servings?: number;
  difficulty?: Difficulty;
};

const mostServings = 100;

function readServings(text: string): number | undefined {
  const number = Number(/\d+/.exec(text)?.[0] ?? Number.NaN);
  return number >= 1 && number <= mostServings ? number : undefined;
}

/** Reads lines such as "Prep Time: 15 minutes", wherever in the answer they stand. */
export function readFacts(lines: readonly string[]): Facts {
  const facts: Facts = {};
  for (const line of lines) {
    const [, label = '', value = ''] = /^\W*([\p{L} ]{3,30}?)\s*[:–-]\s*(.+)$/u.exec(line) ?? [];
    const name = label.toLowerCase();
    if (/prep/.test(name)) facts.prepTimeMinutes ??= readMinutes(value);
    else if (/cook|bak/.test(name)) facts.cookTimeMinutes ??= readMinutes(value);
    else if (/serv|yield|portion|makes/.test(name)) facts.servings ??= readServings(value);
    else if (/difficult|level/.test(name)) {
      facts.difficulty ??= DIFFICULTIES.find((level) =>
        value.toLowerCase().includes(level.toLowerCase()),
      );
    }
  }
  return facts;
}
