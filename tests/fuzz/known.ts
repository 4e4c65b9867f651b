import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { creditPacks } from '#contract/packs.ts';
import { exposedProcedures, exposedTables } from '#tests/wire/assurance-scene.ts';
import type { Known } from './grammar/grammar.ts';
import type { Stage } from './stage.ts';

/** Returns what any visitor can find out about the product in advance. */
export async function lookAround(
  stage: Stage,
): Promise<Omit<Known, 'ids' | 'emails' | 'checkouts'>> {
  const catalogue = { owner: stage.owner, schemas: stage.services.settings.rest.schemas };
  const entries = await readdir(stage.clientDirectory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(stage.clientDirectory.length));
  const picture = sharp({ create: { width: 3, height: 2, channels: 3, background: 'tomato' } });
  return {
    tables: await exposedTables(catalogue),
    procedures: await exposedProcedures(catalogue),
    files,
    png: await picture.png().toBuffer(),
    packs: creditPacks.map(({ id }) => id),
  };
}
