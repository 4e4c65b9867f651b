import type { Known } from './known-dish.ts';
import type { Wants } from './wants.ts';

/** Cuisines whose dishes most people know. */
const familiar = new Set(
  [
    'American',
    'British',
    'Italian',
    'Mexican',
    'Indian',
    'Chinese',
    'Thai',
    'French',
    'Japanese',
    'Greek',
    'Spanish',
  ].map((name) => name.toLowerCase()),
);

/** A dish that takes more minutes is only for cooks who ask for it. */
const longMinutes = 75;

/**
 * Returns how far a dish is from what any cook would make who asks for no dish by name: 0 is near, 4 is far. For a feast no dish
 * takes too long, and no requested cuisine is strange.
 */
export function strangenessOf(
  { dish, keys, totalMinutes }: Known,
  { isSpecial, requirements }: Pick<Wants, 'isSpecial' | 'requirements'>,
): number {
  const isAbroad = requirements.cuisines.length > 0;
  const from = isAbroad || familiar.has(keys.cuisine) ? 0 : 0.8;
  if (isSpecial) return from;
  const late = Math.max(0, totalMinutes - longMinutes);
  const isEveryday =
    keys.occasions.includes('weeknight') || keys.styles.includes('family friendly');
  return (
    (dish.difficulty === 'Hard' ? 1 : dish.difficulty === 'Medium' ? 0.3 : 0) +
    Math.min(1.6, (0.8 * late) / 60) +
    from +
    (isEveryday ? 0 : 0.5)
  );
}
