import { removeStored } from '../browser-storage.ts';

/** What was asked for last, with diets, allergens and the wish. */
const traces = ['saffron-unsettled-generation'];

/**
 * Takes away what a cook's screens keep on this device for a reload. Not where the server ended the session: who signs in again finds
 * their running recipe.
 */
export function forgetTraces() {
  for (const key of traces) removeStored(key);
}
