import type { OwnRecipe } from './read-everything.ts';

/** Takes recipes in any order and makes one file of them, newest first. */
export type Packer = {
  add(recipe: OwnRecipe): void;
  finish(): Promise<Blob>;
};

type Packed = { createdAt: string; text: string; name: string };

/** Sorts the newest first, as My Recipes lists them. */
export function newestFirst(packed: readonly Packed[]): Packed[] {
  return [...packed].sort((one, other) => (one.createdAt < other.createdAt ? 1 : -1));
}

/** Yields to the event loop, so that the page can respond to a click before the next piece of work. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
