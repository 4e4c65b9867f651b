import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type GenerationEvent, readGenerationEvent } from '#contract/generation-events.ts';

/**
 * The events of a generation as they arrive. Ends where the server ended the stream, throws where the connection broke.
 * What cannot be read is left out: a newer server may say more than this page knows.
 */
export async function* readGenerationStream(response: Response): AsyncIterable<GenerationEvent> {
  if (!response.body) return;
  const messages = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  try {
    for (;;) {
      const { done, value } = await messages.read();
      if (done) return;
      const event = readGenerationEvent(value.event ?? '', value.data);
      if (event) yield event;
      else console.warn('An event of the generation could not be read.', value.event);
    }
  } finally {
    void messages.cancel().catch(() => undefined); // a broken stream needs no farewell
  }
}
