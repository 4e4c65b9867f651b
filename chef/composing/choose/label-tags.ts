import { foodsIn } from '#recipes/classify/foods-in.ts';
import type { Ingredient } from '#recipes/pantry/pantry.ts';
import type { Tag } from '#recipes/pantry/tags.ts';

const known = new Map<string, ReadonlySet<Tag>>();

/**
 * What a label may name of an ingredient as a list prints it. The checks judge the printed words, which may stand
 * for a wider food than the row does: "vegetable stock" may be a cube with gluten, whatever our row says.
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
