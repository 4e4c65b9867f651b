import { createParser } from 'eventsource-parser';
import { type GenerationEvent, readGenerationEvent } from '#contract/generation-events.ts';
import type { TestApp } from '../support/app.ts';
import type { Person } from '../support/people.ts';

type Asked = { options: object; key?: string; path?: string };

/** Calls the function as this person, with the headers that the official client sends. */
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

/** Reads an event stream as it arrives and keeps its full text. */
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
    /** Returns the first event of this name, received or still to come. Throws when the stream ends without it. */
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
    /** Returns all events once the stream has ended by itself. */
    async toEnd(): Promise<GenerationEvent[]> {
      await finished;
      return events;
    },
    leave: () => reader.cancel(),
  };
}

/** Returns the events in short form: `status writing`, `partial`, `recipe`. */
export const outline = (events: readonly GenerationEvent[]): string[] =>
  events.map((one) => (one.event === 'status' ? `status ${one.data.phase}` : one.event));

/** Returns a promise that a test resolves later by calling `open`. */
export function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { opened: promise, open: resolve };
}

/** Waits until `holds` returns true. Checks it once per turn of the event loop. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
