import type { Selections } from '#contract/constraint-labels.ts';
import type { Remix, RemixChange } from '#contract/remix.ts';
import { readConstraints } from '#recipes/generate.ts';
import type { Constraints } from '#recipes/models/model.ts';
import {
  type DietAsked,
  holdChoices,
  isHardLabel,
  isKeptAlready,
} from '#recipes/remix/hold-choices.ts';
import type { Database } from '../../../database/database.ts';
import type { SignedInCook } from '../../signed-in-cook.ts';
import type { GenerationRequest } from '../read-request.ts';
import { unsatisfiableChoices } from '../refusals.ts';
import { resolveLabels } from '../resolve-labels.ts';
import { readBase } from './read-base.ts';

const nothingMade = 'Nothing was made and no credit was used.';

/** @throws NoticeError 422 for a category that is not offered, or is neither a diet nor an allergen */
async function readDiet(
  database: Database,
  cook: SignedInCook,
  change: RemixChange,
): Promise<DietAsked | undefined> {
  if (change.kind !== 'diet') return undefined;
  const { groupSlug, name } = change;
  const resolved = await resolveLabels(database, cook, { [groupSlug]: [name] });
  for (const label of ['Dietary Constraints', 'Allergens'] as const) {
    if (resolved[label]?.includes(name)) return { label, name };
  }
  throw unsatisfiableChoices(`“${name}” is neither a diet nor an allergen. ${nothingMade}`);
}

/** @throws NoticeError 422 for a choice that excludes nothing, or is not offered */
async function readKeptOut(
  database: Database,
  cook: SignedInCook,
  selections: GenerationRequest['selections'],
): Promise<Selections> {
  const keptOut = await resolveLabels(database, cook, selections);
  if (Object.keys(keptOut).every(isHardLabel)) return keptOut;
  throw unsatisfiableChoices(
    `A remix takes its tastes from its recipe: only what must stay out is chosen with it. ${nothingMade}`,
  );
}

/**
 * Returns the constraints of a remix, with its base recipe. The base is read from the database and never taken from the client.
 * @param selections what the remix must also exclude, in addition to what the base was checked for
 * @throws NoticeError 422 when the base does not exist, or the change is not possible
 */
export async function planRemix(
  database: Database,
  cook: SignedInCook,
  { of, change }: Remix,
  selections: GenerationRequest['selections'],
): Promise<Constraints> {
  const found = await readBase(database, cook, of);
  if (!found)
    throw unsatisfiableChoices(`We couldn't find the recipe you want to remix. ${nothingMade}`);
  const keptOut = await readKeptOut(database, cook, selections);
  const diet = await readDiet(database, cook, change);
  if (diet && isKeptAlready(found, diet)) {
    throw unsatisfiableChoices(
      `“${found.base.title}” was checked for “${diet.name}” already. ${nothingMade}`,
    );
  }
  const wish = change.kind === 'wish' ? change.text : '';
  const constraints = readConstraints(holdChoices(found, change, diet, keptOut), wish);
  return { ...constraints, remix: { base: found.base, change } };
}
