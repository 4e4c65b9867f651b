import { z } from 'zod';
import { AuthError, invalid } from './auth-error.ts';
import type { AuthContext } from './auth-services.ts';

const maximumDepth = 32;

/** Clients send `null` for what they leave out, and keys that are meant for others. */
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

/** True when PostgreSQL can store the text: no U+0000, no half of a surrogate pair. */
function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

/** Walks without recursion: a body of a million brackets must not overflow our stack either. */
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
 * Reads a JSON object from the request. Nothing at all reads as `{}`; unknown keys are dropped.
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

/** A query parameter; empty reads as absent, and what cannot be stored is refused. */
export function readQuery(c: AuthContext, name: string): string | undefined {
  const value = new URL(c.req.url).searchParams.get(name);
  if (!value) return undefined;
  if (!isStorable(value)) throw invalid(`${name} has characters that cannot be stored`);
  return value;
}
