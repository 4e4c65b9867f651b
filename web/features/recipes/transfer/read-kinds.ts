import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import type { RecipeKinds } from '../../../data/recipes/schema-org/recipe.ts';
import { getSupabase } from '../../../data/supabase-client.ts';

const course: ConstraintLabel = 'Course';
const cuisine: ConstraintLabel = 'Cuisine';

type Row = {
  name: string;
  category_group_items: { category_groups: { constraint_label: string | null } }[];
};

async function readRows(): Promise<Row[]> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase
      .from('categories')
      .select('name, category_group_items!inner(category_groups!inner(constraint_label))')
      .in('category_group_items.category_groups.constraint_label', [course, cuisine]);
    if (error) throw error;
    return data;
  } catch (cause) {
    // The recipe itself is already loaded: the file still contains its categories.
    console.warn('Courses and cuisines could not be read; the file goes without them.', cause);
    return [];
  }
}

/** Reads the catalogue once; returns a function that picks the courses and cuisines of a recipe. They are empty if reading fails. */
export async function readKinds(): Promise<(categories: readonly string[]) => RecipeKinds> {
  const rows = await readRows();
  const namesUnder = (label: ConstraintLabel) =>
    new Set(
      rows
        .filter(({ category_group_items: items }) =>
          items.some(({ category_groups: group }) => group.constraint_label === label),
        )
        .map(({ name }) => name),
    );
  const [courses, cuisines] = [namesUnder(course), namesUnder(cuisine)];
  return (categories) => ({
    courses: categories.filter((name) => courses.has(name)),
    cuisines: categories.filter((name) => cuisines.has(name)),
  });
}
