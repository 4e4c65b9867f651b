import type { Random } from '#recipes/random.ts';
import { startHttpServer } from '#tests/support/http-server.ts';

/** A proxy for the provider's webhooks: in a storm it loses, doubles, delays or reorders some of them, or loses their answers. */
export type PostOffice = {
  url: string;
  /** Turns faults on with a source of randomness, and off with undefined. */
  setCareless(random: Random | undefined): void;
  close(): Promise<void>;
};

const mishaps = ['lost', 'answer lost', 'doubled', 'late', 'fine'] as const;
const longestDelayMs = 2500;

/** @param findAddress returns the address of the process to deliver to, drawn for each delivery */
export async function openPostOffice(findAddress: () => string): Promise<PostOffice> {
  let careless: Random | undefined;
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
    const mishap = careless?.pick(mishaps) ?? 'fine';
    let status = 503;
    if (mishap === 'late') {
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, careless?.between(100, longestDelayMs)); // other webhooks overtake it
      await promise;
    }
    if (mishap !== 'lost') status = await deliver(body, kept);
    if (mishap === 'doubled') status = await deliver(body, kept);
    response.writeHead(mishap === 'answer lost' ? 500 : status).end();
  });
  return {
    url: server.origin,
    setCareless(random) {
      careless = random;
    },
    close: server.close,
  };
}
