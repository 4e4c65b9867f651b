import type { Supabase } from '../../../data/supabase-client.ts';

/** Longer than a phone with a weak connection takes for half a megabyte. */
const longestWaitMs = 30_000;

/** Rejects after `longestWaitMs`. The data client cannot cancel an upload, so the upload itself may continue. */
function withinReason<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('No answer in time.')), longestWaitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @throws the data client's error */
async function photosOf(supabase: Supabase, cookId: string) {
  const listing = supabase.storage.from('avatars').list(cookId);
  const { data, error } = await withinReason(listing);
  if (error) throw error;
  return data.filter(({ name }) => name.startsWith('avatar.'));
}

/** @throws the data client's error */
async function removeFiles(supabase: Supabase, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const { error } = await withinReason(supabase.storage.from('avatars').remove(paths));
  if (error) throw error;
}

/**
 * Uploads the cook's photo (spec §7.3), replacing the previous one.
 * @returns its path and its address, which no cache contains yet
 * @throws the data client's error
 */
export async function putPhoto(supabase: Supabase, cookId: string, photo: Blob) {
  const path = `${cookId}/avatar.${photo.type.replace('image/', '')}`;
  const bucket = supabase.storage.from('avatars');
  const options = { upsert: true, contentType: photo.type };
  const { error } = await withinReason(bucket.upload(path, photo, options));
  if (error) throw error;
  const { publicUrl } = bucket.getPublicUrl(path).data;
  return { path, address: `${publicUrl}?v=${Date.now().toString(36)}` };
}

/**
 * Removes older photos with another file extension, left by another browser. Keeps newer ones: another session of this cook was faster.
 * @throws the data client's error
 */
export async function removeOlderPhotos(
  supabase: Supabase,
  cookId: string,
  kept: string,
): Promise<void> {
  const photos = (await photosOf(supabase, cookId)).map(({ name, updated_at }) => ({
    path: `${cookId}/${name}`,
    changedAtMs: Date.parse(updated_at ?? ''),
  }));
  const keptSinceMs = photos.find(({ path }) => path === kept)?.changedAtMs ?? Number.NaN;
  const older = photos.filter(({ changedAtMs }) => changedAtMs < keptSinceMs);
  await removeFiles(
    supabase,
    older.map(({ path }) => path),
  );
}

/** @throws the data client's error */
export async function removeAllPhotos(supabase: Supabase, cookId: string): Promise<void> {
  const photos = await photosOf(supabase, cookId);
  await removeFiles(
    supabase,
    photos.map(({ name }) => `${cookId}/${name}`),
  );
}
