import { z } from 'zod';
import { AuthError, invalid } from './auth-error.ts';
import type { AuthContext } from './auth-services.ts';

const maximumDepth = 32;

/** Optional and nullable: clients send `null` for fields that they leave out. They also send keys that are meant for other servers. */
export const text = z.string().nullish();
export const record = z.record(z.string(), z.unknown()).nullish();
export const flag = z.boolean().nullish();

function badJson(reason: string, cause?: unknown): AuthError {
  return new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`, {
    cause,
  });
}

/** @throws AuthError bad_json when it is not UTF-8 */
async function readText(c: AuthContext): Promise<string> {
  const bytes = await c.req.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw badJson('it is not UTF-8', error);
  }
}

/** True when PostgreSQL can store the text: no U+0000, no lone surrogate. */
function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/** Rejects strings that cannot be stored. Iterative, so that a body of a million brackets cannot overflow the stack. */
function assertStorable(value: unknown): void {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (typeof next.value === 'string' && !isStorable(next.value)) {
      throw invalid('The request has characters that cannot be stored');
    }
    if (typeof next.value !== 'object' || next.value === null) continue;
    const depth = next.depth + 1;
    if (depth > maximumDepth) throw invalid('The request is nested too deeply');
    for (const [key, child] of Object.entries(next.value)) {
      open.push({ value: key, depth }, { value: child, depth });
    }
  }
}

/**
 * Reads a JSON object from the request. An empty body is read as `{}`; unknown keys are dropped.
 * @throws AuthError bad_json, validation_failed
 */
export async function readBody<Shape extends z.ZodRawShape>(
  c: AuthContext,
  schema: z.ZodObject<Shape>,
): Promise<z.infer<z.ZodObject<Shape>>> {
  const body = await readText(c);
  const value = body.trim() === '' ? {} : parse(body);
  assertStorable(value);
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw badJson(`${issue?.path.join('.') || 'the body'}: ${issue?.message}`, result.error);
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw badJson(error instanceof Error ? error.message : 'invalid', error);
  }
}

/** Returns a query parameter; undefined if it is absent or empty. @throws AuthError validation_failed when it cannot be stored */
export function readQuery(c: AuthContext, name: string): string | undefined {
  const value = new URL(c.req.url).searchParams.get(name);
  if (!value) return undefined;
  if (!isStorable(value)) throw invalid(`${name} has characters that cannot be stored`);
  return value;
}
