import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { processDueTransitions } from './actions/process-due-transitions.ts';
import { answerCall } from './api/answer-call.ts';
import {
  type Deliver,
  startWebhookDispatcher,
  type WebhookDispatcher,
} from './deliveries/webhook-dispatcher.ts';
import { Records } from './records.ts';

/** The stand-in for Stripe: the same client talks to it, and nobody's money moves. */
export type Sandbox = {
  /** Answers a request of Stripe's API. */
  api(request: Request): Promise<Response>;
  /** Does something in its memory, in one transaction, and then sends the webhooks that it caused. */
  act<T>(work: (records: Records) => Promise<T>): Promise<T>;
  /** From now on webhooks are sent, by `deliver`. Without it they wait for a process that sends. */
  connect(deliver: Deliver, stopping: AbortSignal): void;
  /** Sends the webhooks that are due, and answers when each has arrived or failed. */
  deliverDue(): Promise<void>;
  /** Answers when the webhooks that are under way have ended. */
  idle(): Promise<void>;
};

export type SandboxServices = {
  database: Database;
  clock: () => Date;
  siteUrl: string;
  webhookSecret: string;
  log: Logger;
};

/** Its memory is the database: processes that share one share the sandbox too, and a restart forgets nothing. */
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
