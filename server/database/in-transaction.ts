import type postgres from 'postgres';
import { refuseUndefined, refusingUnsafe } from './refuse-undefined.ts';

const lost = () =>
  Object.assign(new Error('The connection of this transaction was lost.'), {
    code: 'CONNECTION_CLOSED',
  });

/**
 * Wraps the transaction: any use after the loss of its connection throws, and so does an undefined parameter. The driver would refuse that
 * only when the statement goes out, as the failure of the statement before it (`set_config` of the role), and wait forever for a result.
 */
function guard(
  transaction: postgres.TransactionSql,
  isLost: () => boolean,
): postgres.TransactionSql {
  const ask = () => {
    if (isLost()) throw lost();
  };
  const unsafe = refusingUnsafe(transaction);
  return new Proxy(transaction, {
    apply(target, self, given) {
      ask();
      refuseUndefined(given);
      return Reflect.apply(target, self, given);
    },
    get(target, name) {
      ask();
      return name === 'unsafe' ? unsafe : Reflect.get(target, name);
    },
  });
}

/**
 * Runs the work in one transaction. The driver rejects at once when the connection is lost, but the work continues: its next query would be
 * sent on a closed connection (which ends the process) or on one that was reopened for another caller. So the transaction throws on any use
 * after a loss, and the promise for the driver never settles: the driver would respond to a failure with a rollback on that connection.
 */
export function inTransaction<T>(
  sql: postgres.Sql,
  work: (transaction: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  let isLost = false;
  const done = sql.begin((transaction) => {
    const working = work(guard(transaction, () => isLost));
    return new Promise<T>((resolve, reject) => {
      working.then(
        (result) => isLost || resolve(result),
        (error: unknown) => isLost || reject(error),
      );
    });
  }) as Promise<T>;
  return done.catch((error: unknown) => {
    isLost = true;
    throw error;
  });
}
