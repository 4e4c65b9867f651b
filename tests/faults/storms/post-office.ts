import type { Random } from '#recipes/random.ts';
import { startHttpServer } from '#tests/support/http-server.ts';

/** What the provider's webhooks go through: in a storm some are lost, doubled, late or out of order, or their answers are lost. */
export type PostOffice = {
  url: string;
  /** Whether it does its work badly. */
  setCareless(random: Random | undefined): void;
  close(): Promise<void>;
};

const mishaps = ['lost', 'answer lost', 'doubled', 'late', 'fine'] as const;
const longestDelayMs = 2500;

/** @param addressOf a process to deliver to, another one each time */
export async function openPostOffice(findAddress: () => string): Promise<PostOffice> {
  let careless: Random | undefined;
  const deliver = async (body: string, headers: Record<string, string>): Promise<number> => {
    try {
      const url = `${findAddress()}/webhooks/stripe`;
      return (await fetch(url, { method: 'POST', headers, body })).status;
    } catch {
      return 502; // the process died over it, or is not there
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
      setTimeout(resolve, careless?.between(100, longestDelayMs)); // others overtake it
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
