import { accountsOf } from '../accounts/accounts.ts';
import { userBody } from '../accounts/user-body.ts';
import { invalid } from '../auth-error.ts';
import type { AuthContext, AuthServices, Operation } from '../auth-services.ts';
import { listUsers as listUserRows } from '../queries/users.ts';
import { readQuery } from '../read-body.ts';
import { requireServiceRole } from '../signed-in.ts';

const maxPageSize = 1000;

/** Reads a positive number from the query. The client sends empty strings for parameters without a value. */
function positiveNumber(c: AuthContext, name: string, byDefault: number): number {
  const value = readQuery(c, name);
  if (value === undefined) return byDefault;
  if (!/^[1-9]\d{0,8}$/.test(value)) {
    throw invalid(`Bad Pagination Parameters: ${name} must be a positive number`);
  }
  return Number(value);
}

/** Returns the Link header. The client reads `page` from the first parameter and JSON-parses `rel`: order and quotes matter. */
function linkHeader(page: number, perPage: number, total: number): string {
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const link = (target: number, rel: string) =>
    `</admin/users?page=${target}&per_page=${perPage}>; rel="${rel}"`;
  const last = link(lastPage, 'last');
  return page < lastPage ? `${link(page + 1, 'next')}, ${last}` : last;
}

/** GET /admin/users: returns a page of accounts, newest first. */
export function listUsers(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const page = positiveNumber(c, 'page', 1);
    const perPage = Math.min(positiveNumber(c, 'per_page', 50), maxPageSize);
    const { accounts, total } = await auth.database.asAuth(async (transaction) => {
      const found = await listUserRows(transaction, {
        limit: perPage,
        offset: (page - 1) * perPage,
      });
      return { accounts: await accountsOf(transaction, found.users), total: found.total };
    });
    c.header('x-total-count', String(total));
    c.header('link', linkHeader(page, perPage, total));
    return c.json({ users: accounts.map(userBody), aud: 'authenticated' });
  };
}
