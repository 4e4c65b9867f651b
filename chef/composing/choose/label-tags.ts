import { foodsIn } from '#recipes/classify/foods-in.ts';
import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Tag } from '#recipes/pantry/tags.ts';

const known = new Map<string, ReadonlySet<Tag>>();

/**
 * Returns the tags that an ingredient may contain according to its printed name. The checks judge the printed words, which can
 * mean a wider food than the pantry row: "vegetable stock" may be a cube with gluten, whatever the row says.
 */
export function labelTagsOf(item: Ingredient): ReadonlySet<Tag> {
  const before = known.get(item.id);
  if (before) return before;
  const found = new Set(
    [item.one, item.many].flatMap(foodsIn).flatMap(({ mayContain }) => [...mayContain]),
  );
  known.set(item.id, found);
  return found;
}
