import type { Journal } from './journal.ts';

/** Longer than the model, a statement and a connection may take together: a request that takes this long is counted as hung. */
const hangMs = 75_000;

/** Internals that must not reach users: a stack trace, an SQL statement, a path of the machine. */
const internals =
  /\bat .+:\d+:\d+\)?|\b(?:select|insert into|update|delete from) .+ (?:from|set|values)\b|node_modules/i;
/** docs/error-codes.md: the database, the provider or the model is unavailable. A 500 would be our own bug. */
const documented = new Set([502, 503, 504]);

/** @returns what is wrong with a refusal; undefined when nothing is wrong */
export function judgeRefusal(status: number, body: string): string | undefined {
  if (status < 500) return undefined;
  if (internals.test(body)) return 'exposes internals';
  if (!documented.has(status)) return 'is none of the documented ones';
  try {
    const { code, error } = JSON.parse(body) as { code?: unknown; error?: unknown };
    return typeof (code ?? error) === 'string' ? undefined : 'has no code';
  } catch {
    return 'is no JSON';
  }
}

/** Returns a fetch for clients in a chaos run: it records in the journal answers that no user should get, and requests without an answer. */
export function createJudgedFetch(journal: Journal): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const name = `${request.method} ${new URL(request.url).pathname}`;
    const hanging = new AbortController();
    const timer = setTimeout(() => {
      journal.complain(`${name} was not answered within ${hangMs} ms`);
      hanging.abort();
    }, hangMs);
    try {
      const response = await fetch(request, {
        signal: AbortSignal.any([request.signal, hanging.signal]),
      });
      response
        .clone()
        .text()
        .then((body) => {
          const wrong = judgeRefusal(response.status, body);
          if (wrong)
            journal.complain(
              `${name} was answered ${response.status} ${body.slice(0, 300)}, which ${wrong}`,
            );
        })
        .catch(() => {}) // aborted: the reader of the original body gets the error
        .finally(() => clearTimeout(timer));
      return response;
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  };
}
