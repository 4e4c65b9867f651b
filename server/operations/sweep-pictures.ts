import type { Services } from '../services.ts';

const bucket = 'recipe-pictures';
/** A younger picture may belong to a generation whose end is not written down yet. */
const spareForMs = 3_600_000;
const askForAtOnce = 500;

/** Of these generations, those that are gone and whose picture no saved recipe shows. */
async function findGone({ database }: Services, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database.asService(
    (transaction) => transaction<{ id: string }[]>`
      select drawn.id from unnest(${ids as string[]}::uuid[]) as drawn (id)
      where not exists (select from public.generations g where g.id = drawn.id)
        and not exists (
          select from public.recipes r
          where strpos(r.image_url, ${`/${bucket}/`} || drawn.id) > 0
            or strpos(r.thumbnail_url, ${`/${bucket}/`} || drawn.id) > 0)`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** The old pictures' paths by the generation that they were drawn for: its id is the first folder. */
async function listOld({ objects, clock }: Services): Promise<Map<string, string[]>> {
  const byGeneration = new Map<string, string[]>();
  const before = clock().getTime() - spareForMs;
  for await (const { path, modifiedAt } of objects.list(bucket)) {
    const [id = ''] = path.split('/');
    if (modifiedAt.getTime() > before || !/^[0-9a-f-]{36}$/.test(id)) continue;
    byGeneration.set(id, [...(byGeneration.get(id) ?? []), path]);
  }
  return byGeneration;
}

/** Removes the pictures of generations that were deleted, with an account or alone. What a saved recipe shows stays. */
export async function sweepPictures(services: Services): Promise<void> {
  const byGeneration = await listOld(services);
  const ids = [...byGeneration.keys()];
  let removed = 0;
  for (let from = 0; from < ids.length; from += askForAtOnce) {
    const gone = await findGone(services, ids.slice(from, from + askForAtOnce));
    for (const path of [...gone].flatMap((id) => byGeneration.get(id) ?? [])) {
      if (await services.objects.remove({ bucket, path })) removed += 1;
    }
  }
  if (removed > 0) services.log.info({ removed }, 'removed pictures that nobody can see any more');
}
