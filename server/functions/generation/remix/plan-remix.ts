import type { Remix, RemixChange } from '#contract/remix.ts';
import { readConstraints } from '#recipes/generate.ts';
import type { Constraints } from '#recipes/models/model.ts';
import { type DietAsked, holdChoices, isKeptAlready } from '#recipes/remix/hold-choices.ts';
import type { Database } from '../../../database/database.ts';
import type { SignedInCook } from '../../signed-in-cook.ts';
import { cannotHonour } from '../refusals.ts';
import { resolveLabels } from '../resolve-labels.ts';
import { readBase } from './read-base.ts';

const nothingMade = 'Nothing was made and no credit was used.';

/** @throws NoticeError 422 for a category that is not offered, or is neither a diet nor an allergen */
async function readDiet(database: Database, change: RemixChange): Promise<DietAsked | undefined> {
  if (change.kind !== 'diet') return undefined;
  const { groupSlug, name } = change;
  const resolved = await resolveLabels(database, { [groupSlug]: [name] });
  for (const label of ['Dietary Constraints', 'Allergens'] as const) {
    if (resolved[label]?.includes(name)) return { label, name };
  }
  throw cannotHonour(`“${name}” is neither a diet nor an allergen. ${nothingMade}`);
}

/**
 * What a remix is to be made of and held to. The base is read here: what a client says of it is never taken.
 * @throws NoticeError 422 where there is no such base, or no such change of it
 */
export async function planRemix(
  database: Database,
  cook: SignedInCook,
  { of, change }: Remix,
): Promise<Constraints> {
  const found = await readBase(database, cook, of);
  if (!found) throw cannotHonour(`The recipe to remix is not there any more. ${nothingMade}`);
  const diet = await readDiet(database, change);
  if (diet && isKeptAlready(found, diet)) {
    throw cannotHonour(
      `“${found.base.title}” was checked for “${diet.name}” already. ${nothingMade}`,
    );
  }
  const wish = change.kind === 'wish' ? change.text : '';
  const constraints = readConstraints(holdChoices(found, change, diet), wish);
  return { ...constraints, remix: { base: found.base, change } };
}
