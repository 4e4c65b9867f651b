import { type Release, untilDisconnected } from './hold.ts';
import type { Scene } from './scene.ts';

/** Kills the process at its step, then releases the locks that held it, and waits until PostgreSQL has closed its connections. */
export async function killVictim({ stage, victim }: Scene, release: Release): Promise<void> {
  await stage.fleet.kill(victim);
  await release();
  await untilDisconnected(stage.owner, victim);
}
