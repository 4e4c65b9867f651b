import type { Recorded, Wire } from './record-requests.ts';

async function answerOf(url: string, { method, path, headers, body }: Wire) {
  const response = await fetch(new URL(path, url), { method, headers, ...(body && { body }) });
  const { length } = await response.text();
  // A count has no body: it is in this header.
  const count = method === 'HEAD' ? response.headers.get('content-range') : undefined;
  return { status: response.status, length, count };
}

/** A contestant's address, and the requests that a cook sends it for a call. */
type Asked = { url: string; wiresOf(recorded: Recorded): Wire[] };

type Answered = Awaited<ReturnType<typeof answerOf>>;

/** Compares the status with lite only: the bare handler does not reproduce statuses. */
const isAnswered = (ours: Answered, lite: Answered, bare: Answered) =>
  ours.status === lite.status &&
  [lite, bare].every(({ length, count }) => length === ours.length && count === ours.count);

/**
 * Makes every call as the first cook, one request after the other, so that no contestant is measured while it inspects the database.
 * Reports where a contestant's answer differs from the product's, so that it gains no speed by doing less.
 */
export async function warmUp(
  { product, bare, lite }: Record<'product' | 'bare' | 'lite', Asked>,
  recorded: Recorded[],
): Promise<void> {
  const [first] = recorded;
  for (const one of recorded.filter(({ cook }) => cook === first?.cook)) {
    for (const place of one.wires.keys()) {
      const answers = [product, lite, bare].map((contestant) =>
        answerOf(contestant.url, contestant.wiresOf(one)[place] as Wire),
      );
      const [ours, theirs, plain] = (await Promise.all(answers)) as [Answered, Answered, Answered];
      if (isAnswered(ours, theirs, plain)) continue;
      const said = [ours, theirs, plain].map((answer) => JSON.stringify(answer));
      process.stderr.write(`${one.call.name}: product, lite and bare answer ${said.join(', ')}\n`);
    }
  }
}
