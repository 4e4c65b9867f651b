import { expect, test } from 'vitest';
import { createAddressWriter } from './address-writer.ts';

/** A query address whose navigations end when the test settles them. */
class SlowAddress {
  readonly asked: string[] = [];
  query: string;
  #waiting: PromiseWithResolvers<void>[] = [];
  constructor(query: string) {
    this.query = query;
  }
  read = () => this.query;
  go = (next: URLSearchParams) => {
    this.asked.push(next.toString());
    const arrival = Promise.withResolvers<void>();
    this.#waiting.push(arrival);
    return arrival.promise;
  };
  /** Ends the oldest pending navigation: it arrived, or the next navigation interrupted it and nothing changed. */
  settle(arrived: string = this.query) {
    this.query = arrived;
    this.#waiting.shift()?.resolve();
  }
}
const set = (key: string, word: string) => (query: URLSearchParams) => query.set(key, word);

test('changes during a pending navigation are applied on top of it', async () => {
  const write = createAddressWriter();
  const address = new SlowAddress('tab=changes');
  const first = write(address, set('who', 'service'));
  void write(address, set('kind', 'category'));
  expect(address.asked.at(-1)).toBe('tab=changes&who=service&kind=category');
  // The second navigation interrupted the first and is still pending.
  address.settle();
  await first;
  void write(address, set('q', 'garlic'));
  expect(address.asked.at(-1)).toBe('tab=changes&who=service&kind=category&q=garlic');
});

test('after a navigation the next change starts from the current address', async () => {
  const write = createAddressWriter();
  const address = new SlowAddress('tab=changes');
  const first = write(address, set('who', 'service'));
  address.settle('tab=changes&who=service');
  await first;
  address.query = 'tab=purchases';
  void write(address, set('status', 'failed'));
  expect(address.asked.at(-1)).toBe('tab=purchases&status=failed');
});

test('a failed navigation rejects and is not part of the next change', async () => {
  const write = createAddressWriter();
  const refused = new Error('No way there.');
  const address = { read: () => 'tab=changes', go: () => Promise.reject(refused) };
  await expect(write(address, set('who', 'service'))).rejects.toBe(refused);
  const next = new SlowAddress('tab=changes');
  void write(next, set('q', 'garlic'));
  expect(next.asked).toEqual(['tab=changes&q=garlic']);
});
