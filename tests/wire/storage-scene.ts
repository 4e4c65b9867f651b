import sharp from 'sharp';
import { inject } from 'vitest';
import { claimStore } from '#server/storage/store-mark.ts';
import { createTestApp, type TestApp, type TestOptions } from '#tests/support/app.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { startS3Server } from '#tests/support/s3-server.ts';

/** The kinds of object store. Tests of stored bytes run on each of them. */
type Store = 'disk' | 'S3';

/** The stores to test. The gate tests S3 only in server/storage/object-stores and tests/wire/pictures-in-s3. */
export const stores: readonly Store[] = inject('runsAll') ? ['disk', 'S3'] : ['disk'];

export type StorageScene = {
  testApp: TestApp;
  cook: Person;
  /** Another user, to whose folder the cook has no access. */
  other: Person;
  close(): Promise<void>;
};

async function openStore(store: Store) {
  if (store === 'S3') return startS3Server();
  const data = await makeDataDirectory();
  return { variables: { DATA_DIR: data.path }, close: () => data.remove() };
}

/** Starts the app with two cooks and an object store. */
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

/** Returns the colour in the middle of a picture, as `[red, green, blue]`. */
export async function colorOf(bytes: Uint8Array): Promise<number[]> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(at, at + 3)];
}

/** Returns the avatars bucket as seen by this person's client. */
export const avatarsOf = ({ client }: Pick<Person, 'client'>) => client.storage.from('avatars');

/** Returns whether a colour is nearly the wanted one: encoding shifts it a little. */
export function isNearly(color: readonly number[], wanted: readonly number[]): boolean {
  return color.every((part, index) => Math.abs(part - (wanted[index] ?? 0)) < 12);
}

/** Returns the version of every object of a bucket that is in the store, sorted. */
export async function storedVersions({ services }: TestApp, bucket = 'avatars'): Promise<string[]> {
  const listed = await Array.fromAsync(services.objects.list(bucket));
  return listed.map(({ path }) => path.slice(path.indexOf('/') + 1)).toSorted();
}

/** Returns the versions that the rows of storage.objects refer to, sorted. */
export async function namedVersions({ testDatabase }: TestApp): Promise<string[]> {
  const rows = await testDatabase.owner<{ version: string }[]>`select version from storage.objects`;
  return rows.map(({ version }) => version).toSorted();
}

/** Returns a function that sends raw requests, with a user's token or as a visitor, that the official client would never send. */
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
