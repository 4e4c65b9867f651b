import { type Difficulty, difficultyLevels } from '../recipe.ts';
import { difficultyWords } from './words/difficulty-words.ts';
import { fold } from './words/fold.ts';

const words = new Map<string, Difficulty>(
  difficultyLevels.flatMap((level) =>
    difficultyWords[level].split('|').map((word) => [fold(word), level] as const),
  ),
);
const longestFirst = [...words.keys()].sort((one, other) => other.length - one.length);
const letter = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{Script=Arabic}]';
const pattern = new RegExp(`(?<!${letter})(?:${longestFirst.join('|')})(?!${letter})`, 'u');

/** Returns "2/5", "3 out of 10" or "★★☆☆☆" as a share between 0 and 1. */
function shareOf(text: string): number | undefined {
  const [, some, all] = /(\d+)\s*(?:\/|out of|of|von|sur|de)\s*(\d+)/i.exec(text) ?? [];
  if (some !== undefined && Number(all) > 0) return Number(some) / Number(all);
  const full = text.match(/[★⭐🌶●■]/gu)?.length ?? 0;
  const empty = text.match(/[☆○□]/gu)?.length ?? 0;
  return full > 0 ? full / Math.max(full + empty, 3) : undefined;
}

/**
 * Reads the difficulty of a dish, from words of many languages or from a scale.
 * @returns undefined when the text contains no known word or scale
 */
export function readDifficulty(text: string): Difficulty | undefined {
  const value = fold(text.slice(0, 200));
  const isDenied =
    /\b(?:not|nicht|pas|no|non|não|niet)\s+(?:too |very |sehr |très |muy )?(?:difficult|hard|schwer|difficile|dif[ií]cil|moeilijk)/.test(
      value,
    );
  if (isDenied) return 'Easy';
  const word = pattern.exec(value)?.[0];
  if (word !== undefined) return words.get(word);
  const share = shareOf(text);
  if (share === undefined) return undefined;
  return share <= 0.4 ? 'Easy' : share <= 0.7 ? 'Medium' : 'Hard';
}
