import type { Env, Hono } from 'hono';
import type { Sandbox, SandboxServices } from '../sandbox.ts';
import { addCheckoutRoutes } from './checkout-routes.ts';
import { addFontRoute } from './fonts.ts';
import { noSuchPage } from './no-such-page.ts';
import { addOperatorRoutes } from './operator-routes.ts';

/**
 * Adds the sandbox's pages to a router, which decides who may see them.
 * @param withCounter includes the operator's page, which shows all purchases and whose buttons move money
 */
export function addSandboxPages<E extends Env>(
  pages: Hono<E>,
  sandbox: Sandbox,
  options: Pick<SandboxServices, 'clock' | 'webhookSecret'> & { withCounter: boolean },
): void {
  const { clock, webhookSecret, withCounter } = options;
  pages.notFound((c) => noSuchPage(c));
  addFontRoute(pages);
  addCheckoutRoutes(pages, { clock, webhookSecret, canWait: withCounter }, sandbox);
  if (withCounter) addOperatorRoutes(pages, sandbox);
}
