import { type Handler, Hono } from 'hono';
import { requireApiKey } from '../http/claims.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { printProblem } from '../http/problems.ts';
import type { Services } from '../services.ts';
import { addPaymentMethod } from './add-payment-method.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { createCheckout } from './create-checkout.ts';
import { deleteAccount } from './delete-account.ts';
import { exportMyData } from './export-my-data.ts';
import {
  createRunningGenerations,
  type RunningGenerations,
} from './generation/running-generations.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { paymentStatus } from './payment-status.ts';
import { openPhotographers } from './pictures/open-photographers.ts';
import { refundPurchase } from './refund-purchase.ts';
import { removePaymentMethod } from './remove-payment-method.ts';

type Door = Hono<DoorEnvironment>;

/** The functions door. `drain` resolves when nothing that the door started is still running. */
export type FunctionsDoor = { door: Door; drain: () => Promise<void> };

/**
 * Returns a handler whose code is loaded at its first call: the engine's tables take half a second to read, and the startup
 * should not wait for them.
 */
function whenCalled(load: () => Promise<Handler<DoorEnvironment>>): Handler<DoorEnvironment> {
  let loading: Promise<Handler<DoorEnvironment>> | undefined;
  return async (c, next) => {
    loading ??= load();
    const handler = await loading;
    return handler(c, next);
  };
}

/** Creates the routes of /functions/v1, one function per file. Each function checks its own callers. */
export function createFunctionsDoor(services: Services): FunctionsDoor {
  const running = createRunningGenerations(services);
  const door: Door = new Hono();
  door.onError(printProblem);
  door.use(async (c, next) => {
    await requireApiKey(c.req.raw, services.keys);
    await next();
  });
  forTheSignedIn(door, services, running);
  forAdmins(door, services);
  door.all('*', (c) =>
    c.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, 404),
  );
  return { door, drain: running.drain };
}

function forTheSignedIn(door: Door, services: Services, running: RunningGenerations): void {
  const photographers = openPhotographers(services);
  door.post(
    '/generate-recipe',
    whenCalled(async () => {
      const { generateRecipe } = await import('./generate-recipe.ts');
      return generateRecipe(services, { running, photographers });
    }),
  );
  door.post(
    '/read-wish',
    whenCalled(async () => {
      const { readWishOfCook } = await import('./read-wish.ts');
      return readWishOfCook(services);
    }),
  );
  door.post(
    '/judge-draws',
    whenCalled(async () => {
      const { judgeDraws } = await import('./judge-draws.ts');
      return judgeDraws(services);
    }),
  );
  door.post(
    '/change-recipe',
    whenCalled(async () => {
      const { changeRecipe } = await import('./change-recipe.ts');
      return changeRecipe(services);
    }),
  );
  door.post('/cancel-generation', cancelGeneration(services, running));
  door.post('/create-checkout', createCheckout(services));
  door.post('/payment-status', paymentStatus(services));
  door.post('/add-payment-method', addPaymentMethod(services));
  door.post('/list-payment-methods', listPaymentMethods(services));
  door.post('/remove-payment-method', removePaymentMethod(services));
  door.post('/export-my-data', exportMyData(services));
  door.post('/delete-account', deleteAccount(services));
}

function forAdmins(door: Door, services: Services): void {
  door.post('/refund-purchase', refundPurchase(services));
  door.post(
    '/check-category',
    whenCalled(async () => {
      const { checkCategory } = await import('./check-category.ts');
      return checkCategory(services);
    }),
  );
}
