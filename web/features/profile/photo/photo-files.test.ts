import { expect, test, vi } from 'vitest';
import type { Supabase } from '../../../data/supabase-client.ts';
import { putPhoto, removeAllPhotos, removeOlderPhotos } from './photo-files.ts';

const folder = [
  { name: 'avatar.jpg', updated_at: '2026-11-22T10:00:00Z' },
  { name: 'avatar.webp', updated_at: '2026-11-22T10:00:05Z' },
  { name: 'avatar.png', updated_at: '2026-11-22T10:00:06Z' },
  { name: 'menu.pdf', updated_at: '2026-11-22T09:00:00Z' },
];

function storageWith(files: typeof folder) {
  const bucket = {
    list: vi.fn(async () => ({ data: files, error: null })),
    remove: vi.fn(async (_paths: string[]) => ({ data: [], error: null })),
    upload: vi.fn(async (..._call: unknown[]) => ({ data: {}, error: null as Error | null })),
    getPublicUrl: (path: string) => ({ data: { publicUrl: `/public/${path}` } }),
  };
  const from = vi.fn(() => bucket);
  return { bucket, supabase: { storage: { from } } as unknown as Supabase };
}

test('removes an older photo with another extension; keeps a newer one and other files', async () => {
  const { bucket, supabase } = storageWith(folder);
  await removeOlderPhotos(supabase, 'u1', 'u1/avatar.webp');
  expect(bucket.remove.mock.calls).toEqual([[['u1/avatar.jpg']]]);
});

test('removes nothing if the kept photo is not listed or is the only one', async () => {
  const { bucket, supabase } = storageWith(folder);
  await removeOlderPhotos(supabase, 'u1', 'u1/avatar.gif');
  const alone = storageWith(folder.slice(1, 2));
  await removeOlderPhotos(alone.supabase, 'u1', 'u1/avatar.webp');
  expect([...bucket.remove.mock.calls, ...alone.bucket.remove.mock.calls]).toEqual([]);
});

test('removeAllPhotos removes every photo', async () => {
  const { bucket, supabase } = storageWith(folder);
  await removeAllPhotos(supabase, 'u1');
  expect(bucket.remove.mock.calls).toEqual([
    [['u1/avatar.jpg', 'u1/avatar.webp', 'u1/avatar.png']],
  ]);
});

test('stores a photo in the folder of the cook by type, with a cache-busting address', async () => {
  const { bucket, supabase } = storageWith([]);
  const photo = new Blob(['x'], { type: 'image/png' });
  const first = await putPhoto(supabase, 'u1', photo);
  expect(first.path).toBe('u1/avatar.png');
  expect(first.address).toMatch(/^\/public\/u1\/avatar\.png\?v=\w+$/);
  expect(bucket.upload).toHaveBeenCalledWith('u1/avatar.png', photo, {
    upsert: true,
    contentType: 'image/png',
  });
});

test('rethrows a refusal, and times out when there is no answer', async () => {
  const { bucket, supabase } = storageWith([]);
  const photo = new Blob(['x'], { type: 'image/webp' });
  const refusal = new Error('It is too heavy.');
  bucket.upload.mockResolvedValueOnce({ data: {}, error: refusal });
  await expect(putPhoto(supabase, 'u1', photo)).rejects.toBe(refusal);
  vi.useFakeTimers();
  bucket.upload.mockReturnValueOnce(new Promise(() => {}));
  const waiting = expect(putPhoto(supabase, 'u1', photo)).rejects.toThrow('No answer in time.');
  await vi.advanceTimersByTimeAsync(30_000);
  await waiting;
  vi.useRealTimers();
});
