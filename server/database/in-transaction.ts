import type postgres from 'postgres';

const lost = () =>
  Object.assign(new Error('The connection of this transaction was lost.'), {
    code: 'CONNECTION_CLOSED',
  });

/** The transaction, for as long as its connection is the one that it began on. */
function guard(
  transaction: postgres.TransactionSql,
  isLost: () => boolean,
): postgres.TransactionSql {
  const ask = () => {
    if (isLost()) throw lost();
  };
  return new Proxy(transaction, {
    apply(target, self, given) {
      ask();
      return Reflect.apply(target, self, given);
    },
    get(target, name) {
      ask();
      return Reflect.get(target, name);
    },
  });
}

/**
 * Runs the work in one transaction. The driver answers at once when its connection is lost, but lets the work go on: what it asked for next
 * would reach a connection that is closed (which ends the process) or one that was opened anew for somebody else. So the work is cut off
 * there, and the driver never hears of its end, which it would answer with a rollback on that connection.
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
