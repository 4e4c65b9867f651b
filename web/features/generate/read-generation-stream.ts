import { EventSourceParserStream } from 'eventsource-parser/stream';
import { type GenerationEvent, readGenerationEvent } from '#contract/generation-events.ts';

/**
 * Yields the events of a generation as they arrive. Ends when the server ends the stream, throws when the connection breaks. Skips
 * events that it cannot read: a newer server may send more than this page supports.
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
    void messages.cancel().catch(() => undefined); // the stream may be broken already
  }
}
