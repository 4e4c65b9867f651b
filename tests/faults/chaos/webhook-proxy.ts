import type { Random } from '#recipes/random.ts';
import { startHttpServer } from '#tests/support/http-server.ts';

/** A proxy for the provider's webhooks: in a chaos run it loses, doubles, delays or reorders some of them, or loses their answers. */
export type WebhookProxy = {
  url: string;
  /** Turns faults on with a source of randomness, and off with undefined. */
  setFaults(random: Random | undefined): void;
  close(): Promise<void>;
};

const deliveryFaults = ['lost', 'answer lost', 'doubled', 'late', 'fine'] as const;
const maxDelayMs = 2500;

/** @param findAddress returns the address of the process to deliver to, drawn for each delivery */
export async function openWebhookProxy(findAddress: () => string): Promise<WebhookProxy> {
  let faultSource: Random | undefined;
  const deliver = async (body: string, headers: Record<string, string>): Promise<number> => {
    try {
      const url = `${findAddress()}/webhooks/stripe`;
      return (await fetch(url, { method: 'POST', headers, body })).status;
    } catch {
      return 502; // the process died while handling it, or is down
    }
  };
  const server = await startHttpServer(async ({ body, headers }, response) => {
    const kept = Object.fromEntries(
      ['content-type', 'stripe-signature'].map((name) => [name, String(headers[name])]),
    );
    const fault = faultSource?.pick(deliveryFaults) ?? 'fine';
    let status = 503;
    if (fault === 'late') {
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, faultSource?.between(100, maxDelayMs)); // other webhooks overtake it
      await promise;
    }
    if (fault !== 'lost') status = await deliver(body, kept);
    if (fault === 'doubled') status = await deliver(body, kept);
    response.writeHead(fault === 'answer lost' ? 500 : status).end();
  });
  return {
    url: server.origin,
    setFaults(random) {
      faultSource = random;
    },
    close: server.close,
  };
}
