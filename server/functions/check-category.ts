import type { Handler } from 'hono';
import { type CategoryCheckAnswer, categoryCheckSchema } from '#contract/category-check.ts';
import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import { isRestriction } from '#recipes/selections/is-restriction.ts';
import { understand } from '#recipes/selections/understand.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { printFailure } from './print-failure.ts';
import { readJson } from './read-json.ts';
import { readSignedInCaller } from './signed-in-cook.ts';

type Group = { name: string; constraint_label: ConstraintLabel | null };

function refusedIn(
  name: string,
  { name: group, constraint_label: label }: Group,
): CategoryCheckAnswer['refused'] {
  if (!label) return isRestriction(name) ? [{ group, because: 'no-check' }] : [];
  const understood = understand({ selections: { [label]: [name] }, wish: '' });
  return understood.ok ? [] : [{ group, because: 'unknown' }];
}

/**
 * Tells an admin, before a category is saved, in which of its groups no recipe could be made with it. The database decides who may call this.
 */
export function checkCategory(services: Services): Handler<DoorEnvironment> {
  return async (c) => {
    try {
      const { caller } = await readSignedInCaller(c.req.raw, services);
      // Check the permission before reading the body: a caller without it gets the same error whatever the body is.
      const ask = (ids: string[]) =>
        services.database.asCaller(
          caller,
          (transaction) =>
            transaction<
              Group[]
            >`select name, constraint_label from public.read_group_labels(${ids})`,
        );
      await ask([]);
      const { name, groupIds } = await readJson(c.req.raw, categoryCheckSchema);
      const groups = await ask(groupIds);
      const answer: CategoryCheckAnswer = {
        refused: groups.flatMap((group) => refusedIn(name, group)),
      };
      return c.json(answer);
    } catch (error) {
      return printFailure(error, c);
    }
  };
}
