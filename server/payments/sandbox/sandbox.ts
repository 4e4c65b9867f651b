import type { Logger } from 'pino';
import type { Database } from '../../database/database.ts';
import { ripen } from './acts/ripen.ts';
import { answerCall } from './api/answer-call.ts';
import { type Courier, type Deliver, startCourier } from './deliveries/courier.ts';
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
  let courier: Courier | undefined;
  return {
    async api(request) {
      const answer = await answerCall(services, request);
      if (request.method !== 'GET') courier?.wake();
      return answer;
    },
    async act(work) {
      const result = await services.database.asService(async (transaction) => {
        const records = new Records(transaction, services.clock());
        await ripen(records, { wait: true });
        return work(records);
      });
      courier?.wake();
      return result;
    },
    connect(deliver, stopping) {
      courier = startCourier(services, deliver, stopping);
      courier.wake();
    },
    deliverDue: async () => courier?.deliverDue(),
    idle: async () => courier?.idle(),
  };
}
