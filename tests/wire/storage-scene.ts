import sharp from 'sharp';
import { inject } from 'vitest';
import { claimStore } from '#server/storage/store-mark.ts';
import { createTestApp, type TestApp, type TestOptions } from '#tests/support/app.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { startS3Server } from '#tests/support/s3-server.ts';

/** Where bytes may lie. What concerns them holds over each. */
type Store = 'disk' | 'S3';

/** The gate keeps S3 in server/storage/object-stores and tests/wire/pictures-in-s3. */
export const stores: readonly Store[] = inject('runsAll') ? ['disk', 'S3'] : ['disk'];

export type StorageScene = {
  testApp: TestApp;
  cook: Person;
  /** Somebody else, whose folder is none of the cook's business. */
  other: Person;
  close(): Promise<void>;
};

async function openStore(store: Store) {
  if (store === 'S3') return startS3Server();
  const data = await makeDataDirectory();
  return { variables: { DATA_DIR: data.path }, close: () => data.remove() };
}

/** The product with two cooks and a store for its objects. */
export async function startStorageScene(
  store: Store = 'disk',
  settings: Record<string, string> = {},
  services: TestOptions['services'] = {},
): Promise<StorageScene> {
  const { variables, close: closeStore } = await openStore(store);
  const testApp = await createTestApp({ variables: { ...variables, ...settings }, services });
  await claimStore(testApp.services); // as the process does when it starts
  const [cook, other] = [await signUpConfirmed(testApp), await signUpConfirmed(testApp)];
  async function close() {
    await testApp.close();
    await closeStore();
  }
  return { testApp, cook, other, close };
}

type Drawn = { color?: string; width?: number; height?: number };

/** A picture of one colour. */
export function drawn({ color = 'tomato', width = 64, height = 48 }: Drawn = {}) {
  return sharp({ create: { width, height, channels: 3, background: color } });
}

export async function png(of: Drawn = {}): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await drawn(of).png().toBuffer());
}

/** The colour in the middle of a picture, as `[red, green, blue]`. */
export async function colorOf(bytes: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** The bucket as somebody sees it. */
export const avatarsOf = ({ client }: Pick<Person, 'client'>) => client.storage.from('avatars');

/** Whether a colour is nearly that one: encoding shifts it a little. */
export function isNearly(color: readonly number[], wanted: readonly number[]): boolean {
  return color.every((part, index) => Math.abs(part - (wanted[index] ?? 0)) < 12);
}

/** Every version that the store has of a bucket's objects. */
export async function storedVersions({ services }: TestApp, bucket = 'avatars'): Promise<string[]> {
  const listed = await Array.fromAsync(services.objects.list(bucket));
  return listed.map(({ path }) => path.slice(path.indexOf('/') + 1)).toSorted();
}

/** The versions that the rows name. */
export async function namedVersions({ testDatabase }: TestApp): Promise<string[]> {
  const rows = await testDatabase.owner<{ version: string }[]>`select version from storage.objects`;
  return rows.map(({ version }) => version).toSorted();
}

/** One raw call with somebody's token, or as a visitor, for what the official client would never send. */
export function rawCall({ testApp }: StorageScene, token?: string) {
  const { anonKey } = testApp.services.keys;
  return (path: string, init: RequestInit = {}) =>
    testApp.request(`/storage/v1${path}`, {
      ...init,
      headers: {
        apikey: anonKey,
        authorization: `Bearer ${token ?? anonKey}`,
        ...(init.headers as object),
      },
    });
}
