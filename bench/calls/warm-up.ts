import type { CallsStage } from './open-stage.ts';
import type { Recorded, Wire } from './record-requests.ts';

async function answerOf(url: string, { method, path, headers, body }: Wire) {
  const response = await fetch(new URL(path, url), { method, headers, ...(body && { body }) });
  return { status: response.status, length: (await response.text()).length };
}

/**
 * The first cook makes every call, one request after the other: nobody is measured while they look around in the database. Says where
 * one of them answers something else than the product, so that nobody is praised for being quick at less.
 */
export async function warmUp(
  { product, bare, lite }: CallsStage['contestants'],
  recorded: Recorded[],
): Promise<void> {
  const [first] = recorded;
  for (const one of recorded.filter(({ cook }) => cook === first?.cook)) {
    for (const place of one.wires.keys()) {
      const [ours, theirs, plain] = await Promise.all(
        [product, lite, bare].map(async (contestant) => {
          const wire = contestant.wiresOf(one)[place];
          return wire && JSON.stringify(await answerOf(contestant.url, wire));
        }),
      );
      if (ours === theirs) continue;
      process.stderr.write(
        `${one.call.name}: the product answers ${ours}, lite ${theirs}, bare ${plain}\n`,
      );
    }
  }
}
