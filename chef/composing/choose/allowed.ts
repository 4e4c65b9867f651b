import { type Ingredient, pantry } from '#recipes/pantry/pantry.ts';
import type { Ban, Requirements } from '#recipes/selections/requirements.ts';
import { labelTagsOf } from './label-tags.ts';

const items = [...pantry.values()];

/** Whether one ban allows an ingredient. An ingredient that may contain something banned is not allowed. */
function isLeftBy(ban: Ban, item: Ingredient): boolean {
  if (ban.ingredientIds.has(item.id)) return false;
  for (const tag of item.tags) if (ban.tags.has(tag)) return false;
  for (const tag of item.mayContain) if (ban.tags.has(tag)) return false;
  if (!ban.mayContainMatters || item.roles.size === 0) return true;
  for (const tag of labelTagsOf(item)) if (ban.tags.has(tag)) return false;
  return true;
}

/** Whether a diet takes an ingredient only as a last resort. */
export const isShunned = (id: string, bans: readonly Ban[]): boolean =>
  bans.some(({ shunned }) => shunned?.has(id));

/** Whether the bans allow an ingredient, by the pantry's own data. */
export const isAllowed = (item: Ingredient, bans: Requirements['bans']): boolean =>
  bans.every((ban) => isLeftBy(ban, item));

/** Cache by the content of a ban: 1 for each ingredient that the ban allows, in the pantry's order. */
const leftBy = new Map<string, Uint8Array>();
/** Maximum cache size. The catalogue has fewer bans; bans from free text fill the rest until the cache is cleared. */
const mostBans = 300;

function whatIsLeftBy(ban: Ban): Uint8Array {
  const key = [ban.mayContainMatters, ...ban.tags, '·', ...ban.ingredientIds].join(' ');
  const before = leftBy.get(key);
  if (before) return before;
  const left = Uint8Array.from(items, (item) => Number(isLeftBy(ban, item)));
  if (leftBy.size >= mostBans) leftBy.clear();
  leftBy.set(key, left);
  return left;
}

/** Returns the ids of all foods in the pantry that the bans allow. */
export function allowedBy(bans: Requirements['bans']): ReadonlySet<string> {
  const left = bans.map(whatIsLeftBy);
  const allowed = new Set<string>();
  for (const [at, { id }] of items.entries()) {
    if (left.every((one) => one[at] === 1)) allowed.add(id);
  }
  return allowed;
}
