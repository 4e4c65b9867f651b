import { expect } from 'vitest';

/** Fails on any 5xx, and on a refusal that is not the dialect's four fields. `what` is shown when it does. */
export async function expectForeseen(response: Response, what: unknown): Promise<void> {
  const body = await response.text();
  expect(response.status, `${JSON.stringify(what)} → ${body}`).toBeLessThan(500);
  if (response.status < 400) return;
  const problem = JSON.parse(body) as Record<string, unknown>;
  expect(Object.keys(problem).sort()).toEqual(['code', 'details', 'hint', 'message']);
}
