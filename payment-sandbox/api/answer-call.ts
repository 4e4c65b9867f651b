import type { Logger } from 'pino';
import { processDueTransitions } from '../actions/process-due-transitions.ts';
import type { Database } from '../database.ts';
import { newId } from '../ids.ts';
import { Records } from '../records.ts';
import { invalid, SandboxError } from '../stripe-error.ts';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { expand } from './expand.ts';
import { readForm } from './form.ts';
import { type Answer, runOnce } from './idempotency.ts';

type Services = { database: Database; clock: () => Date; siteUrl: string; log: Logger };
type Found = { call: Call; ids: string[] };

function findCall(method: string, path: string): Found {
  const asked = path.split('/');
  for (const call of calls) {
    const parts = call.path.split('/');
    if (call.method !== method || parts.length !== asked.length) continue;
    const fits = parts.every((part, index) => part.startsWith(':') || part === asked[index]);
    if (!fits) continue;
    const ids = asked.filter((_, index) => parts[index]?.startsWith(':'));
    return { call, ids: ids.map((id) => decodeURIComponent(id)) };
  }
  throw new SandboxError(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). The sandbox answers only the calls that Saffron Table makes.`,
  });
}

function checkKey(request: Request): void {
  const key = /^(?:Bearer|Basic) (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (key?.startsWith('sk_test_')) return;
  throw new SandboxError(401, {
    type: 'invalid_request_error',
    message: key
      ? 'Invalid API Key provided: the sandbox takes keys that begin with sk_test_.'
      : 'You did not provide an API key.',
  });
}

function expandedPaths(given: Record<string, unknown>): string[] {
  if (given.expand === undefined) return [];
  if (Array.isArray(given.expand)) return given.expand.map(String);
  throw invalid('Invalid array', { param: 'expand' });
}

function printError({ status, body }: SandboxError): Answer {
  return { status, body: JSON.stringify({ error: body }) };
}

/** Handles one API request of Stripe's client with the sandbox's stored objects, in one transaction. */
export async function answerCall(services: Services, request: Request): Promise<Response> {
  const answer = await work(services, request).catch((error: unknown) => {
    if (error instanceof SandboxError) return printError(error);
    services.log.error({ err: error }, 'payment sandbox failed');
    return printError(
      new SandboxError(500, { type: 'api_error', message: 'The sandbox could not answer.' }),
    );
  });
  return new Response(answer.body, {
    status: answer.status,
    headers: {
      'content-type': 'application/json',
      'request-id': newId('req_'),
      ...(request.headers.has('stripe-version') && {
        'stripe-version': request.headers.get('stripe-version') ?? '',
      }),
      ...(answer.replayed && { 'idempotent-replayed': 'true' }),
    },
  });
}

async function work(services: Services, request: Request): Promise<Answer> {
  checkKey(request);
  const { pathname, search } = new URL(request.url);
  const { method } = request;
  const { call, ids } = findCall(method, pathname);
  const body = method === 'POST' ? await request.text() : search.slice(1);
  const given = readForm(body);
  const paths = expandedPaths(given);
  const key = request.headers.get('idempotency-key');
  return services.database.asService(async (transaction) => {
    const records = new Records(transaction, services.clock());
    await processDueTransitions(records, { wait: true });
    const run = async (): Promise<Answer> => {
      try {
        const result = await transaction.savepoint((inner) => {
          const context = {
            records: new Records(inner, records.now),
            siteUrl: services.siteUrl,
            path: pathname,
          };
          return call.run(context, given, ids[0] ?? '', ids[1] ?? '');
        });
        const printed = await expand(records, result, paths);
        return { status: 200, body: JSON.stringify(printed) };
      } catch (error) {
        if (error instanceof SandboxError && error.wasRun) return printError(error);
        throw error;
      }
    };
    if (method !== 'POST' || key === null) return run();
    return runOnce(records, { key, method, path: pathname, body }, run);
  });
}
