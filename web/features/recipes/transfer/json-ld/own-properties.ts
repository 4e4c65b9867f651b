import type { TransferRecipe } from '../transfer-recipe.ts';

/** Facts without a schema.org property are written to `additionalProperty`, with this prefix. */
const prefix = 'saffron-table:';

type Property = {
  '@type': 'PropertyValue';
  propertyID: string;
  name: string;
  value: string | number | boolean;
};

function property(name: string, value: Property['value']): Property {
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return { '@type': 'PropertyValue', propertyID: `${prefix}${name}`, name: label, value };
}

type Own = Pick<TransferRecipe, 'difficulty' | 'categories' | 'tips' | 'isFavorite' | 'rating'>;

/** @param own the facts that our reader must restore exactly */
export function writeOwnProperties(own: Own): Property[] {
  return [
    // Marks a file of ours, whose texts are read back exactly as written.
    property('format', 1),
    ...(own.difficulty === null ? [] : [property('difficulty', own.difficulty)]),
    ...own.categories.map((category) => property('category', category)),
    ...own.tips.map((tip) => property('tip', tip)),
    ...(own.isFavorite ? [property('favorite', true)] : []),
    ...(own.rating === null ? [] : [property('rating', own.rating)]),
  ];
}

function isOwn(value: unknown): value is { propertyID: string; value: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'value' in value &&
    'propertyID' in value &&
    typeof value.propertyID === 'string' &&
    value.propertyID.startsWith(prefix)
  );
}

/** @returns undefined if the recipe was not written by this app */
export function readOwnProperties(values: unknown): Own | undefined {
  if (!Array.isArray(values)) return undefined;
  const own = values.filter(isOwn);
  const named = (name: string) =>
    own.filter(({ propertyID }) => propertyID === prefix + name).map(({ value }) => value);
  const texts = (name: string) => named(name).filter((value) => typeof value === 'string');
  if (named('format').length === 0) return undefined;
  const rating = named('rating')[0];
  return {
    difficulty: texts('difficulty')[0] ?? null,
    categories: texts('category'),
    tips: texts('tip'),
    isFavorite: named('favorite')[0] === true,
    rating: typeof rating === 'number' ? rating : null,
  };
}
