import { createHash } from 'node:crypto';
import type { Records } from '../records.ts';
import { SandboxError } from '../stripe-error.ts';

export type Answer = { status: number; body: string; replayed?: boolean };

const keptForMs = 24 * 3_600_000;
const maxKeyLength = 255;

function hashOf(method: string, path: string, body: string): string {
  return createHash('sha256').update(`${method} ${path}\n${body}`).digest('hex');
}

function reused(key: string) {
  return new SandboxError(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}

/**
 * Runs a request once per idempotency key and replays its response for 24 hours, including refusals with `wasRun`. A concurrent request
 * with the same key waits for the transaction of the first one.
 * @throws SandboxError idempotency_error when the key is too long or was used with another request
 */
export async function runOnce(
  records: Records,
  request: { key: string; method: string; path: string; body: string },
  run: () => Promise<Answer>,
): Promise<Answer> {
  const { transaction, now } = records;
  const { key, method, path, body } = request;
  if (key.length > maxKeyLength) {
    throw new SandboxError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests are ${maxKeyLength} characters long at most.`,
    });
  }
  const hash = hashOf(method, path, body);
  await transaction`
    delete from private.sandbox_idempotency_keys
    where created_at < ${new Date(now.getTime() - keptForMs)}`;
  const [mine] = await transaction`
    insert into private.sandbox_idempotency_keys (key, request_hash, status, body, created_at)
    values (${key}, ${hash}, 0, '', ${now}) on conflict do nothing returning key`;
  if (!mine) {
    const [first] = await transaction<{ hash: string; status: number; body: string }[]>`
      select request_hash as hash, status, body from private.sandbox_idempotency_keys where key = ${key}`;
    if (first?.hash !== hash) throw reused(key);
    return { status: first.status, body: first.body, replayed: true };
  }
  const answer = await run();
  await transaction`
    update private.sandbox_idempotency_keys set status = ${answer.status}, body = ${answer.body}
    where key = ${key}`;
  return answer;
}
