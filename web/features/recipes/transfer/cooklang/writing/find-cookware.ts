import type { Span } from './find-timers.ts';

/** Words that always mean cookware. "Pot", "tin", "grill" and "whisk" are left out: they are also measures and verbs. */
const cookware =
  /(?<![\p{L}-])(?:frying pan|sauté pan|roasting pan|griddle pan|saucepan|pan|skillet|wok|casserole dish|Dutch oven|oven|stockpot|baking tray|baking sheet|baking dish|roasting tin|loaf tin|cake tin|muffin tin|wire rack|blender|food processor|stand mixer|mixing bowl|bowl|sieve|colander|rolling pin|slow cooker|pressure cooker|air fryer|microwave|waffle iron|jug)s?(?![\p{L}-])/giu;

/** Creates a function that finds the cookware of one step after the other, each kind only at its first mention. */
export function cookwareFinder(): (text: string) => Span[] {
  const seen = new Set<string>();
  return (text) =>
    [...text.matchAll(cookware)].flatMap(({ 0: name, index }) => {
      const kind = name.toLowerCase().replace(/s$/, '');
      // "The pan" refers to the frying pan that was named before.
      if ([...seen].some((known) => known.endsWith(kind))) return [];
      seen.add(kind);
      return [{ start: index, end: index + name.length, mark: `#${name}{}` }];
    });
}
