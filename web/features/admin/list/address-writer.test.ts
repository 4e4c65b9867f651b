import { expect, test } from 'vitest';
import { createAddressWriter } from './address-writer.ts';

/** An address whose navigations arrive when the test says so. */
function slowAddress(query: string) {
  const waiting: (() => void)[] = [];
  const address = {
    query,
    asked: [] as string[],
    read: () => address.query,
    go: (next: URLSearchParams) => {
      address.asked.push(next.toString());
      return new Promise<void>((resolve) => waiting.push(resolve));
    },
    /** Ends the navigation that waits longest; what it asked for stands there only if nothing else was asked since. */
    settle: async (arrived: string = address.query) => {
      address.query = arrived;
      waiting.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
  return address;
}
const set = (key: string, word: string) => (query: URLSearchParams) => query.set(key, word);

test('changes that come while the first is under way are made on top of it', async () => {
  const write = createAddressWriter();
  const address = slowAddress('tab=changes');
  void write(address, set('who', 'service'));
  void write(address, set('kind', 'category'));
  expect(address.asked.at(-1)).toBe('tab=changes&who=service&kind=category');
  // The first was cut short by the second, which is still under way.
  await address.settle();
  void write(address, set('q', 'garlic'));
  expect(address.asked.at(-1)).toBe('tab=changes&who=service&kind=category&q=garlic');
});

test('once it has arrived, the address is what counts: also where something else changed it', async () => {
  const write = createAddressWriter();
  const address = slowAddress('tab=changes');
  void write(address, set('who', 'service'));
  await address.settle('tab=changes&who=service');
  address.query = 'tab=purchases';
  void write(address, set('status', 'failed'));
  expect(address.asked.at(-1)).toBe('tab=purchases&status=failed');
});

test('a navigation that fails is not carried on', async () => {
  const write = createAddressWriter();
  const refused = new Error('No way there.');
  const address = { read: () => 'tab=changes', go: () => Promise.reject(refused) };
  await expect(write(address, set('who', 'service'))).rejects.toBe(refused);
  const next = slowAddress('tab=changes');
  void write(next, set('q', 'garlic'));
  expect(next.asked).toEqual(['tab=changes&q=garlic']);
});
