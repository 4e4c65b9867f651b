import type { Difficulty } from '../../recipe.ts';
import type { Course, SpiceLevel } from '../requirements.ts';

/** The kind of information in a part of a wish. */
export type WishPartKind =
  | 'dish'
  | 'food'
  | 'use-up'
  | 'restriction'
  | 'servings'
  | 'minutes'
  | 'course'
  | 'cuisine'
  | 'technique'
  | 'style'
  | 'audience'
  | 'occasion'
  | 'equipment'
  | 'texture'
  | 'spice'
  | 'difficulty'
  | 'nutrition';

/** One thing that was understood, with its stretch of the text: `from` inclusive, `to` exclusive. */
export type WishPart = {
  kind: WishPartKind;
  /** Plain English for the cook: "At most 30 minutes". */
  label: string;
  from: number;
  to: number;
};

/** What a wish asks the dish to be like. Minutes and servings are whole numbers. */
export type WishWants = {
  servings?: number;
  maxTotalMinutes?: number;
  leastTotalMinutes?: number;
  maxPrepMinutes?: number;
  maxCookMinutes?: number;
  course?: Course;
  difficulty?: Difficulty;
  spice?: SpiceLevel;
  cuisines?: string[];
  techniques?: string[];
  styles?: string[];
  occasions?: string[];
  with?: string[];
  without?: string[];
  textures?: string[];
  /** Names of what to leave out: alcoholic drinks in a mocktail. */
  leavesOut?: string[];
  /** Names of nutrition targets: "high protein". */
  macros?: string[];
  /** What the dish must not be, by words of its name, course, cuisine or occasion: "curry" for "not curry". */
  notKinds?: string[];
};

/** A part of a wish with what it asks for. `isAside` is set when its words are never part of a dish's name. */
export type Found = WishPart & { wants: WishWants; isAside?: true };

export type Stretch = { from: number; to: number };

export const overlaps = (one: Stretch, other: Stretch): boolean =>
  one.from < other.to && other.from < one.to;

export const isWithin = (inner: Stretch, outer: Stretch): boolean =>
  inner.from >= outer.from && inner.to <= outer.to;

/** Replaces stretches of the text with spaces; every other character keeps its position. */
export function blankOut(text: string, stretches: readonly Stretch[]): string {
  return stretches.reduce(
    (left, { from, to }) =>
      left.slice(0, from) + ' '.repeat(Math.max(0, to - from)) + left.slice(to),
    text,
  );
}

/** Returns every match of a pattern (with the g flag) as a stretch of the text. */
export const stretchesOf = (text: string, pattern: RegExp): Stretch[] =>
  [...text.matchAll(pattern)].map((match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));

/** Returns where the last occurrence of these names ends in a text. */
export const endOf = (text: string, names: readonly string[]): number =>
  names.reduce((end, name) => {
    const at = text.toLowerCase().lastIndexOf(name.toLowerCase());
    return at < 0 ? end : Math.max(end, at + name.length);
  }, 0);
