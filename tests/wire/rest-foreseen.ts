import { expect } from 'vitest';

/** Fails on any 5xx and on an error body without exactly the dialect's four fields. `what` is shown on failure. */
export async function expectForeseen(response: Response, what: unknown): Promise<void> {
  const body = await response.text();
  expect(response.status, `${JSON.stringify(what)} → ${body}`).toBeLessThan(500);
  if (response.status < 400) return;
  const problem = JSON.parse(body) as Record<string, unknown>;
  expect(Object.keys(problem).sort()).toEqual(['code', 'details', 'hint', 'message']);
}
