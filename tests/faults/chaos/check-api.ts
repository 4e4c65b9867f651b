import sharp from 'sharp';
import { addressOf, type ChaosClient, type ChaosRun } from './clients.ts';

const maxPictures = 20;

/** Checks that every object named by a row exists, and that its bytes are a complete picture. */
export async function checkObjects({ environment }: ChaosRun): Promise<string[]> {
  const rows = await environment.owner<{ name: string; size: number }[]>`
    select name, (metadata ->> 'size')::int as size from storage.objects
    where bucket_id = 'avatars' order by updated_at desc limit ${maxPictures}`;
  const found: string[] = [];
  for (const { name, size } of rows) {
    const answer = await fetch(
      `${addressOf(environment, 0)}/storage/v1/object/public/avatars/${name}`,
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const isWhole = await sharp(bytes, { failOn: 'warning' })
      .stats()
      .then(
        () => true,
        () => false,
      );
    if (answer.status !== 200 || bytes.length !== size || !isWhole) {
      found.push(
        `the picture ${name} of ${size} bytes is answered ${answer.status} with ${bytes.length}`,
      );
    }
  }
  return found;
}

const privateTables = [
  'favorite_recipes',
  'recipe_ratings',
  'generations',
  'credits',
  'purchases',
  'credit_entries',
];

/** Checks that no user can read another user's private rows, through any process. */
export async function checkPrivacy(
  { environment }: ChaosRun,
  client: ChaosClient,
): Promise<string[]> {
  const found: string[] = [];
  for (let process = 0; process < environment.processes.size; process += 1) {
    for (const table of privateTables) {
      const { data, error } = await client.at(process).from(table).select('user_id');
      if (error) found.push(`one's own ${table} cannot be read: ${error.message}`);
      else if (data.some(({ user_id: owner }) => owner !== client.id)) {
        found.push(`rows of others are read in ${table}`);
      }
    }
  }
  return found;
}
