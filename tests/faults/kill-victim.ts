import { type Release, untilDisconnected } from './hold.ts';
import type { Scene } from './scene.ts';

/** Kills the process at the step where it is held, and lets go of what held it when nothing of it can go on. */
export async function killVictim({ stage, victim }: Scene, release: Release): Promise<void> {
  await stage.fleet.kill(victim);
  await release();
  await untilDisconnected(stage.owner, victim);
}
