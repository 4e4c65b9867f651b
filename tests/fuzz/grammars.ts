import type { App } from '#server/app.ts';
import { accountAdmin } from './grammar/account-admin.ts';
import { accounts } from './grammar/accounts.ts';
import { calls } from './grammar/calls.ts';
import { files } from './grammar/files.ts';
import type { Grammar } from './grammar/grammar.ts';
import { pageGrammar } from './grammar/pages.ts';
import { tableGrammar } from './grammar/tables.ts';

const written: Grammar = {
  ...accounts,
  ...accountAdmin,
  ...calls,
  ...files,
  ...tableGrammar,
  ...pageGrammar,
  'ALL /auth/v1/*': (random, known) => ({
    ...pageGrammar['ALL /*']?.(random, known),
    method: 'GET',
    path: '/auth/v1/nothing',
    query: [],
    headers: [],
  }),
};

/** The routes of the app, each once. */
const routesOf = (app: Pick<App, 'routes'>): Set<string> =>
  new Set(app.routes.map(({ method, path }) => `${method} ${path}`));

/** Returns routes without a grammar, and grammars of routes that no longer exist. */
export function compareRoutes(app: Pick<App, 'routes'>): { forgotten: string[]; stale: string[] } {
  const routes = routesOf(app);
  return {
    forgotten: [...routes].filter((route) => !(route in written)),
    stale: Object.keys(written).filter((route) => !routes.has(route)),
  };
}

/** Returns the grammar of each route. @throws Error naming the routes without a grammar */
export function grammarOf(app: Pick<App, 'routes'>): Grammar {
  const { forgotten } = compareRoutes(app);
  if (forgotten.length > 0)
    throw new Error(
      `Nobody fuzzes ${forgotten.join(', ')}: write requests for them in tests/fuzz/grammar.`,
    );
  return written;
}
