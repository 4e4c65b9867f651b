import { createParser } from 'eventsource-parser';
import { type GenerationEvent, readGenerationEvent } from '#contract/generation-events.ts';
import type { TestApp } from '../support/app.ts';
import type { Person } from '../support/people.ts';

type Asked = { options: object; key?: string; path?: string };

/** One call of the function as somebody, with the headers that the official client sends. */
export function call(
  testApp: Pick<TestApp, 'services'> & { request: TestApp['request'] },
  person: Person,
  { options, key, path = 'generate-recipe' }: Asked,
  accept = 'text/event-stream',
): Promise<Response> {
  return testApp.request(`/functions/v1/${path}`, {
    method: 'POST',
    headers: {
      apikey: testApp.services.keys.anonKey,
      authorization: `Bearer ${person.session.access_token}`,
      'content-type': 'application/json',
      accept,
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify({ prompt: 'A poem.', options }),
  });
}

/** Reads a stream of events as it comes, and keeps every byte of it. */
export function follow(response: Response) {
  const events: GenerationEvent[] = [];
  let text = '';
  let isOver = false;
  let wake = () => {};
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const decoder = new TextDecoder();
  const parser = createParser({
    onEvent({ event = '', data }) {
      const read = readGenerationEvent(event, data);
      if (!read) throw new Error(`Not an event of ours: ${event} ${data}`);
      events.push(read);
    },
  });
  const readAll = async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const part = decoder.decode(value, { stream: true });
      text += part;
      parser.feed(part);
      wake();
    }
    isOver = true;
    wake();
  };
  const finished = readAll();

  return {
    events,
    text: () => text,
    /** The first event of this name that has come or comes. Fails when the stream ends before it. */
    async first<Name extends GenerationEvent['event']>(name: Name, after = 0) {
      for (;;) {
        const found = events.slice(after).find(({ event }) => event === name);
        if (found) return found as Extract<GenerationEvent, { event: Name }>;
        if (isOver) throw new Error(`The stream ended without ${name}: ${text}`);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    /** All events, when the stream has ended by itself. */
    async toEnd(): Promise<GenerationEvent[]> {
      await finished;
      return events;
    },
    leave: () => reader.cancel(),
  };
}

/** What came, in short: `status writing`, `partial`, `recipe`. */
export const outline = (events: readonly GenerationEvent[]): string[] =>
  events.map((one) => (one.event === 'status' ? `status ${one.data.phase}` : one.event));

/** Something that a test opens later. */
export function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

/** Waits for what a test has set going, turn by turn of the event loop. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
