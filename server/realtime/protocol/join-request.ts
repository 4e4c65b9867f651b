import { z } from 'zod';
import type { Binding } from '../changes/changes.ts';
import { limits } from '../limits.ts';

/** A schema for text that PostgreSQL can store: well-formed Unicode without U+0000. */
const plainText = (characters: number) =>
  z
    .string()
    .max(characters)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'is no text that can be read');

const bindingShape = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: plainText(limits.topicCharacters).nullish(),
  table: plainText(limits.topicCharacters).nullish(),
  filter: plainText(limits.filterCharacters).nullish(),
});

/** One binding as the client sent it. The answer repeats it unchanged. */
export type AskedBinding = z.infer<typeof bindingShape>;

const joinShape = z.object({
  config: z
    .object({
      postgres_changes: z.array(bindingShape).max(limits.bindingsPerChannel).nullish(),
      postgres_changes_options: z.object({ wait: z.boolean().nullish() }).nullish(),
      presence: z.object({ enabled: z.boolean().nullish() }).nullish(),
    })
    .nullish(),
  access_token: z.string().nullish(),
});

export type JoinRequest = {
  bindings: AskedBinding[];
  /** The answer waits for the subscription, and is an error if the subscription fails. */
  waits: boolean;
  wantsPresence: boolean;
  accessToken: string | null;
};

type Reading = { ok: true; request: JoinRequest } | { ok: false; reason: string };

/** Parses the payload of `phx_join`. Ignores unknown fields, because newer clients send more. */
export function readJoinRequest(payload: unknown): Reading {
  const result = joinShape.safeParse(payload ?? {});
  if (!result.success) {
    const [issue] = result.error.issues;
    const where = issue?.path.join('.') || 'payload';
    return { ok: false, reason: `The join cannot be read: ${where}: ${issue?.message}` };
  }
  const { config, access_token } = result.data;
  return {
    ok: true,
    request: {
      bindings: config?.postgres_changes ?? [],
      waits: config?.postgres_changes_options?.wait ?? false,
      wantsPresence: config?.presence?.enabled ?? false,
      accessToken: access_token ?? null,
    },
  };
}

/** Returns the binding to subscribe to. A table `*` and a missing table both mean every table; the default schema is `public`. */
export function bindingOf({ event, schema, table, filter }: AskedBinding): Binding {
  return {
    event,
    schema: schema && schema !== '*' ? schema : 'public',
    ...(table && table !== '*' && { table }),
    ...(filter && { filter }),
  };
}
