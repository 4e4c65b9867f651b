import { BadObjectName, type ObjectStore } from '../storage/object-store.ts';
import type { Metrics } from './metrics.ts';

/** Wraps the object store to measure its calls. A read is timed without its body, whose speed depends on the reader. */
export function observeStore(objects: ObjectStore, { store }: Metrics): ObjectStore {
  async function observe<T>(operation: string, call: () => Promise<T>): Promise<T> {
    const startedAtMs = performance.now();
    let outcome = 'ok';
    try {
      return await call();
    } catch (error) {
      outcome = error instanceof BadObjectName ? 'bad-name' : 'failed';
      throw error;
    } finally {
      store.duration.observe({ operation, outcome }, (performance.now() - startedAtMs) / 1000);
    }
  }
  return {
    async put(name, object) {
      const kept = await observe('put', () => objects.put(name, object));
      store.bytesWritten.inc(object.bytes.byteLength);
      return kept;
    },
    find: (name) => observe('find', () => objects.find(name)),
    read: (name, range) => observe('read', () => objects.read(name, range)),
    remove: (name) => observe('remove', () => objects.remove(name)),
    list: (bucket, prefix) => objects.list(bucket, prefix),
    listBuckets: () => objects.listBuckets(),
    ping: () => observe('ping', () => objects.ping()),
  };
}
