import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import { createAnonymousClient } from '../anonymous-client.server.ts';
import type { RequestContext } from '../request-context.ts';
import type { RecipeKinds } from './schema-org/recipe.ts';

const course: ConstraintLabel = 'Course';
const cuisine: ConstraintLabel = 'Cuisine';

/** Returns which of a recipe's categories are courses and cuisines in the catalogue. Both are empty if the query fails. */
export async function loadRecipeKinds(
  server: RequestContext,
  names: readonly string[],
): Promise<RecipeKinds> {
  if (names.length === 0) return { courses: [], cuisines: [] };
  const { data, error } = await createAnonymousClient(server)
    .from('categories')
    .select('name, category_group_items!inner(category_groups!inner(constraint_label))')
    .in('name', [...names])
    .in('category_group_items.category_groups.constraint_label', [course, cuisine]);
  if (error) server.reportError(error);
  const named = (label: ConstraintLabel) =>
    (data ?? [])
      .filter(({ category_group_items: items }) =>
        items.some(({ category_groups: group }) => group.constraint_label === label),
      )
      .map(({ name }) => name);
  return { courses: named(course), cuisines: named(cuisine) };
}
