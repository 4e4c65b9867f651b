import { type Ingredient, pantry } from '#recipes/pantry/pantry.ts';
import type { Ban, Requirements } from '#recipes/selections/requirements.ts';
import { labelTagsOf } from './label-tags.ts';

const items = [...pantry.values()];

/** Whether one ban leaves an ingredient; what may contain a banned thing is left out too. */
function isLeftBy(ban: Ban, item: Ingredient): boolean {
  if (ban.ingredientIds.has(item.id)) return false;
  for (const tag of item.tags) if (ban.tags.has(tag)) return false;
  for (const tag of item.mayContain) if (ban.tags.has(tag)) return false;
  if (!ban.mayContainMatters || item.roles.size === 0) return true;
  for (const tag of labelTagsOf(item)) if (ban.tags.has(tag)) return false;
  return true;
}

/** Whether the pantry's own facts allow an ingredient. */
export const isAllowed = (item: Ingredient, bans: Requirements['bans']): boolean =>
  bans.every((ban) => isLeftBy(ban, item));

/** By what a ban forbids: 1 for each ingredient that it leaves, in the pantry's order. */
const leftBy = new Map<string, Uint8Array>();
/** The catalogue has fewer; what somebody writes in their own words is forgotten with the rest. */
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

/** Everything in the pantry that the bans leave. */
export function allowedBy(bans: Requirements['bans']): ReadonlySet<string> {
  const left = bans.map(whatIsLeftBy);
  const allowed = new Set<string>();
  for (const [at, { id }] of items.entries()) {
    if (left.every((one) => one[at] === 1)) allowed.add(id);
  }
  return allowed;
}
