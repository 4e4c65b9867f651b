import { Hono } from 'hono';
import type { DoorEnvironment } from '../../http/environment.ts';
import { printProblem } from '../../http/problems.ts';
import type { Services } from '../../services.ts';
import type { Deliver } from './deliveries/courier.ts';
import type { Sandbox } from './sandbox.ts';

/** The sandbox's pages, and the sending of its webhooks by `deliver`. */
export function createSandboxDoor(
  services: Services,
  sandbox: Sandbox,
  deliver: Deliver,
): Hono<DoorEnvironment> {
  const door = new Hono<DoorEnvironment>();
  door.onError(printProblem);
  sandbox.connect(deliver, services.stopping);
  return door;
}
