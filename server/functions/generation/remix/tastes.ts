import type { ConstraintLabel, Selections } from '#contract/constraint-labels.ts';
import type { Database } from '../../../database/database.ts';

/** The labels that only describe a recipe. A saved recipe shows their categories in public. */
const describing: ConstraintLabel[] = ['Course', 'Cuisine', 'Style', 'Spice Level', 'Techniques'];

type Named = { label: ConstraintLabel; name: string };

function byLabel(named: readonly Named[]): Selections {
  const selections: Selections = {};
  for (const { label, name } of named) {
    selections[label] = [...new Set([...(selections[label] ?? []), name])];
  }
  return selections;
}

/** Returns earlier choices under the labels of their groups. Choices of a deleted group are dropped, since they were only a taste. */
export async function tastesOfGroups(
  database: Database,
  chosen: Record<string, string[]>,
): Promise<Selections> {
  const groups = await database.asService(
    (transaction) => transaction<{ slug: string; label: ConstraintLabel }[]>`
      select slug, constraint_label as label from public.category_groups
      where slug = any (${Object.keys(chosen)}) and constraint_label is not null`,
  );
  return byLabel(
    groups.flatMap(({ slug, label }) => (chosen[slug] ?? []).map((name) => ({ label, name }))),
  );
}

/** Returns the tastes that the public categories of a saved recipe describe. */
export async function tastesOfCategories(
  database: Database,
  categories: readonly string[],
): Promise<Selections> {
  const named = await database.asService(
    (transaction) => transaction<Named[]>`
      select distinct g.constraint_label as label, c.name
      from public.categories c
      join public.category_group_items i on i.category_id = c.id
      join public.category_groups g on g.id = i.group_id
      where c.name = any (${[...categories]}) and g.constraint_label = any (${describing})
      order by 1, 2`,
  );
  return byLabel(named);
}
