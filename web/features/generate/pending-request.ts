import { z } from 'zod';
import { remixSchema } from '#contract/remix.ts';
import { readStoredJson, removeStored, writeStored } from '../../data/browser-storage.ts';
import type { RecipeRequest } from './request-recipe.ts';

/**
 * Stores the last request whose outcome this browser has not received. It survives a reload, so that the page reconnects to the
 * running generation instead of requesting (and paying for) another one.
 */
const storageKey = 'saffron-unsettled-generation';

const schema = z.object({
  cookId: z.string(),
  sentAt: z.number(),
  request: z.object({
    prompt: z.string(),
    selections: z.record(z.string(), z.array(z.string())),
    q: z.string(),
    remix: remixSchema.optional(),
    idempotencyKey: z.string(),
  }),
});

export function storePendingRequest(cookId: string, request: RecipeRequest) {
  writeStored(storageKey, JSON.stringify({ cookId, request, sentAt: Date.now() }));
}

export function clearPendingRequest() {
  removeStored(storageKey);
}

/** @returns the cook's request that may still be running; null if there is none or it is older than the time limit */
export function findPendingRequest(cookId: string, timeLimitMs: number): RecipeRequest | null {
  const parsed = schema.safeParse(readStoredJson(storageKey));
  if (!parsed.success || parsed.data.cookId !== cookId) return null;
  return Date.now() - parsed.data.sentAt < timeLimitMs ? parsed.data.request : null;
}
