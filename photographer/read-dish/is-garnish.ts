import type { FormName } from './dish-picture.ts';
import type { HandledFood } from './read-base.ts';

/** Returns true for a garnish. Herbs, seeds and similar foods count even if the steps do not mention them as a garnish. */
export function isGarnish(
  { ingredient, onTop, grams, treatment, poured, cut }: HandledFood,
  form: FormName,
): boolean {
  if (poured || treatment === 'blended') return false;
  const { kinds, roles, id } = ingredient;
  const isFresh = treatment === 'raw' || onTop;
  // Citrus wedges are squeezed over the dish at the table, regardless of the steps.
  if (roles.has('citrus-fruit') && (cut === 'strips' || cut === 'chunks') && form !== 'drink')
    return true;
  if (kinds.has('spice') || roles.has('cocoa') || roles.has('icing')) return onTop;
  if (kinds.has('herb')) return isFresh || form !== 'drink';
  if (
    roles.has('seed-garnish') ||
    roles.has('fruit-garnish') ||
    (roles.has('citrus-fruit') && isFresh)
  )
    return true;
  if (roles.has('hard-cheese') && onTop) return true;
  if (
    id === 'spring-onion' ||
    id === 'red-chilli' ||
    id === 'birds-eye-chilli' ||
    id === 'jalapeno'
  )
    return isFresh;
  const isSmall = grams < 80;
  return (
    isFresh &&
    isSmall &&
    (onTop || kinds.has('seed')) &&
    (kinds.has('nut') ||
      kinds.has('seed') ||
      kinds.has('cheese') ||
      kinds.has('fruit') ||
      kinds.has('pickle') ||
      roles.has('crumb'))
  );
}
