import { z } from 'zod';
import { CeremonyRefusal } from './ceremony-refusal.ts';

const schema = z.object({ crossOrigin: z.boolean().optional(), topOrigin: z.string().optional() });

/**
 * Refuses a WebAuthn response that was given inside a frame of another site. We only ask on our own pages, and a user cannot see which
 * site a frame belongs to. The library checks everything else in the client data.
 * @throws CeremonyRefusal
 */
export function assertNotFramed(clientDataJson: string): void {
  const text = Buffer.from(clientDataJson, 'base64url').toString('utf8');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new CeremonyRefusal('The client data is no JSON.', { cause });
  }
  const { data, error } = schema.safeParse(value);
  if (!data) throw new CeremonyRefusal('The client data has another shape.', { cause: error });
  if (data.crossOrigin || data.topOrigin !== undefined) {
    throw new CeremonyRefusal('The answer was given inside a frame of another origin.');
  }
}
