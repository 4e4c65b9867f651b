// The load generator, a separate process: each connection is one cook that sends their requests in turn.
import autocannon from 'autocannon';

/** A list of requests for each connection. */
export type Load = { url: string; seconds: number; connections: autocannon.Request[][] };
export type Loaded = { perSecond: number; failed: number };

/** Makes autocannon's parser expect no body. It would wait for the body that the headers of a HEAD response announce. */
function expectNoBodies(client: autocannon.Client): void {
  const { parser } = client as unknown as { parser: { isChunked: boolean; body_bytes: number } };
  client.on('headers', () => Object.assign(parser, { isChunked: false, body_bytes: 0 }));
}

async function run({ url, seconds, connections }: Load): Promise<Loaded> {
  let next = 0;
  const result = await autocannon({
    url,
    connections: connections.length,
    duration: seconds,
    setupClient(client) {
      const requests = connections[next % connections.length] ?? [];
      next += 1;
      client.setRequests(requests);
      if (requests.every(({ method }) => method === 'HEAD')) expectNoBodies(client);
    },
  });
  const failed = result.errors + result.timeouts + result.non2xx;
  return { perSecond: result['2xx'] / result.duration, failed };
}

process.on('message', async (load: Load) => process.send?.(await run(load)));
process.on('disconnect', () => process.exit(0));
