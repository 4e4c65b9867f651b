import type { AuthServices, Operation } from './auth-services.ts';

/** GET /health: answers when this server and its database are up. */
export function readHealth(auth: AuthServices): Operation {
  return async (c) => {
    await auth.database.ping();
    return c.json({
      name: 'Saffron Table',
      version: '1',
      description: 'Sign-up and sign-in in the dialect of the official auth server',
    });
  };
}
