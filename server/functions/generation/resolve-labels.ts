import type { ConstraintLabel, Selections } from '#contract/constraint-labels.ts';
import { isHardLabel } from '#recipes/remix/hold-choices.ts';
import { isRestriction } from '#recipes/selections/is-restriction.ts';
import type { Database } from '../../database/database.ts';
import { statementAsService } from '../../database/statement-as-service.ts';
import type { SignedInCook } from '../signed-in-cook.ts';
import { unsatisfiableChoices } from './refusals.ts';

type Offered = { slug: string; constraint_label: ConstraintLabel | null; names: string[] };

/**
 * The label of a group that an admin has just made and that has no label yet. A choice in it is a taste and is not checked. A name
 * that reads as a diet, an allergen or a food to avoid is refused in it, since no check would enforce it.
 */
const labelOfNewGroups: ConstraintLabel = 'Style';

const offeredIn = statementAsService<Offered>(
  `select g.slug, g.constraint_label,
     coalesce(array_agg(c.name) filter (where c.id is not null), '{}') as names
   from public.category_groups g
   left join public.category_group_items i on i.group_id = g.id
   left join public.categories c on c.id = i.category_id and c.is_active
   where g.is_active and g.slug in (select jsonb_array_elements_text($1::jsonb))
   group by g.id`,
  { readOnly: true },
);

/**
 * Returns whether the cook chose all these names under a label in My kitchen. Reads as the cook: row-level security hides the choices
 * from all other users.
 */
async function isKitchenChoice(
  database: Database,
  { caller }: SignedInCook,
  label: ConstraintLabel,
  names: readonly string[],
): Promise<boolean> {
  const rows = await database.asCaller(
    caller,
    (transaction) => transaction<{ name: string }[]>`
      select distinct name from public.kitchen_choices where constraint_label = ${label}`,
  );
  const kitchenChoices = new Set(rows.map(({ name }) => name));
  return names.every((name) => kitchenChoices.has(name));
}

type Choice = { slug: string; names: string[]; group: Offered | undefined };

/**
 * Returns the label of a choice. A name from the cook's own kitchen is accepted even if the catalogue no longer offers it: the client
 * sends it under its label instead of a slug. The two cannot be confused, since a label has capital letters and a slug has none.
 * @throws NoticeError 422 when the choice is neither offered nor in the kitchen, or is a restriction that recipes are not checked for
 */
async function labelOf(
  database: Database,
  cook: SignedInCook,
  { slug, names, group }: Choice,
): Promise<ConstraintLabel> {
  if (!group && isHardLabel(slug) && (await isKitchenChoice(database, cook, slug, names)))
    return slug;
  if (!group) throw unsatisfiableChoices(`The preference group “${slug}” isn't available anymore.`);
  const missing = names.find((name) => !group.names.includes(name));
  if (missing)
    throw unsatisfiableChoices(`“${missing}” isn't available anymore. Please choose again.`);
  const unheld = group.constraint_label ? undefined : names.find(isRestriction);
  if (unheld)
    throw unsatisfiableChoices(
      `We can't check recipes for “${unheld}” yet. Please choose something else.`,
    );
  return group.constraint_label ?? labelOfNewGroups;
}

/**
 * Converts the cook's choices into the prompt's labels. Accepts only what an admin offers or what is in the cook's kitchen: any
 * other name would be free text in the prompt, and an unknown group could be an allergen that is not checked.
 * @throws NoticeError 422 naming the choice that is not (or no longer) offered
 */
export async function resolveLabels(
  database: Database,
  cook: SignedInCook,
  chosen: Record<string, string[]>,
): Promise<Selections> {
  const slugs = Object.keys(chosen);
  const offered = await offeredIn(database, [JSON.stringify(slugs)]);
  const bySlug = new Map(offered.map((group) => [group.slug, group]));
  const selections: Selections = {};
  for (const [slug, names] of Object.entries(chosen)) {
    if (names.length === 0) continue;
    const label = await labelOf(database, cook, { slug, names, group: bySlug.get(slug) });
    selections[label] = [...new Set([...(selections[label] ?? []), ...names])];
  }
  return selections;
}
