import type { GenerationEvent } from '#contract/generation-events.ts';

/** Proxies close idle connections, most of them after a minute. */
const heartbeatEveryMs = 15_000;
/** A reader with more unread bytes than this counts as slow. */
const unreadBytes = 16_384;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no', // a proxy that buffers the response would delay the events
};

/**
 * Opens a response that streams events as they happen (`text/event-stream`, HTML standard 9.2). A slow reader misses snapshots,
 * but never the latest one or any other event, so the buffer for it stays small.
 */
export function openEventStream() {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  /** The latest snapshot, when the buffer of the reader had no room for it. */
  let waiting: Uint8Array | undefined;
  let onLeave = () => {};
  const heartbeat = setInterval(() => {
    if (hasRoom()) controller?.enqueue(encoder.encode(': still cooking\n\n'));
  }, heartbeatEveryMs);
  heartbeat.unref();

  const hasRoom = () => (controller?.desiredSize ?? 0) > 0;
  function end() {
    if (!controller) return;
    clearInterval(heartbeat);
    controller = undefined;
    waiting = undefined;
    onLeave();
  }

  const body = new ReadableStream<Uint8Array>(
    {
      start(made) {
        controller = made;
      },
      pull(made) {
        if (!waiting) return;
        made.enqueue(waiting);
        waiting = undefined;
      },
      cancel: end, // the reader disconnected
    },
    new ByteLengthQueuingStrategy({ highWaterMark: unreadBytes }),
  );

  return {
    response: new Response(body, { headers }),
    send({ event, data }: GenerationEvent) {
      if (!controller) return;
      const frame = encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const mustWait = event === 'partial' && !hasRoom();
      waiting = mustWait ? frame : undefined; // a later event replaces or outdates a snapshot
      if (!mustWait) controller.enqueue(frame);
    },
    close() {
      controller?.close();
      end();
    },
    /** Calls the listener once when the stream ends, whichever side ended it. */
    whenOver(listener: () => void) {
      onLeave = listener;
    },
  };
}
