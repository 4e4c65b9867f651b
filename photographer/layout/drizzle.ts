import { dimHex } from '../mix-hex.ts';
import { drawDrizzle, drawSwirl } from '../pieces/sauces.ts';
import type { Scene } from '../scene.ts';

type Area = { x: number; y: number; radius: number };
type Thread = { colour: string; radius?: number; gloss?: number };

const lookOfThread = ({ colour, gloss = 0.8 }: Thread) => ({
  colours: [colour, dimHex(colour, 0.86)] as const,
  gloss,
});

/** Draws a zigzag drizzle across a round area, as from a spoon. */
export function zigzag(scene: Scene, area: Area, thread: Thread): void {
  drawDrizzle(scene, area, lookOfThread(thread), thread.radius ?? 4);
}

/** Draws a swirl from the middle outwards, like cream stirred into a soup. */
export function swirl(scene: Scene, area: Area, thread: Thread, turns = 1.6): void {
  drawSwirl(scene, area, lookOfThread(thread), turns);
}
