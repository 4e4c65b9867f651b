import { expect, test } from 'vitest';
import { giveBackMemory } from './give-back-memory.ts';

test('what nobody holds any more is gone afterwards', () => {
  const held = new WeakRef({ recipe: 'soup' });
  expect(held.deref()).toBeDefined();
  // A WeakRef keeps what it was asked for until the turn ends.
  return new Promise<void>((resolve, reject) => {
    setImmediate(() => {
      giveBackMemory();
      try {
        expect(held.deref()).toBeUndefined();
        resolve();
      } catch (error) {
        reject(error);
      }
    });
  });
});
