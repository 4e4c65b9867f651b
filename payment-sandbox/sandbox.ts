import type { Logger } from 'pino';
import { processDueTransitions } from './actions/process-due-transitions.ts';
import { answerCall } from './api/answer-call.ts';
import type { Database } from './database.ts';
import {
  type Deliver,
  startWebhookDispatcher,
  type WebhookDispatcher,
} from './deliveries/webhook-dispatcher.ts';
import { Records } from './records.ts';

/** Local replacement for Stripe: the same API client works with it, and no real money moves. */
export type Sandbox = {
  /** Answers a request to Stripe's API. */
  api(request: Request): Promise<Response>;
  /** Runs `work` on the stored objects in one transaction, then wakes the dispatcher to send the resulting webhooks. */
  act<T>(work: (records: Records) => Promise<T>): Promise<T>;
  /** Starts to send webhooks with `deliver`. Without it, webhooks wait for a process that sends them. */
  connect(deliver: Deliver, stopping: AbortSignal): void;
  /** Sends the webhooks that are due. Resolves when each has been delivered or has failed. */
  deliverDue(): Promise<void>;
  /** Resolves when no webhook is in flight. */
  idle(): Promise<void>;
};

export type SandboxServices = {
  database: Database;
  clock: () => Date;
  siteUrl: string;
  webhookSecret: string;
  log: Logger;
};

/** Creates the sandbox. Its state is in the database: processes with the same database share it, and it survives a restart. */
export function createSandbox(services: SandboxServices): Sandbox {
  let dispatcher: WebhookDispatcher | undefined;
  return {
    async api(request) {
      const answer = await answerCall(services, request);
      if (request.method !== 'GET') dispatcher?.wake();
      return answer;
    },
    async act(work) {
      const result = await services.database.asService(async (transaction) => {
        const records = new Records(transaction, services.clock());
        await processDueTransitions(records, { wait: true });
        return work(records);
      });
      dispatcher?.wake();
      return result;
    },
    connect(deliver, stopping) {
      dispatcher = startWebhookDispatcher(services, deliver, stopping);
      dispatcher.wake();
    },
    deliverDue: async () => dispatcher?.deliverDue(),
    idle: async () => dispatcher?.idle(),
  };
}
