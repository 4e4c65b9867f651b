import type { Change } from '../changes/changes.ts';
import type { Frame, ProtocolVersion } from './frames.ts';
import { writeFrame } from './frames.ts';

type Asked = Pick<Frame, 'joinRef' | 'ref' | 'topic'>;

/** The answers and messages of the dialect, each as text that is ready to leave. */
export function createMessages(version: ProtocolVersion) {
  const write = (frame: Omit<Frame, 'payload'>, payload: object) =>
    writeFrame(version, frame, JSON.stringify(payload));
  const reply = ({ joinRef, ref, topic }: Asked, payload: object) =>
    write({ joinRef, ref, topic, event: 'phx_reply' }, payload);
  return {
    ok: (asked: Asked, response: object = {}) => reply(asked, { status: 'ok', response }),
    error: (asked: Asked, reason: string) =>
      reply(asked, { status: 'error', response: { reason } }),
    /** What the client hands to whoever listens for `system`. */
    system: ({ topic }: Asked, extension: string, status: 'ok' | 'error', message: string) =>
      write(
        { joinRef: null, ref: null, topic, event: 'system' },
        { extension, status, message, channel: topic.slice(topicPrefix.length) },
      ),
    /** The channel is over, and the client does not join again by itself. Its ref tells a channel from its successor. */
    closed: ({ joinRef, topic }: Asked) =>
      write({ joinRef, ref: joinRef, topic, event: 'phx_close' }, {}),
    /** The channel is over, and the client joins again in a moment. */
    failed: ({ joinRef, topic }: Asked, reason: string) =>
      write({ joinRef, ref: joinRef, topic, event: 'phx_error' }, { reason }),
    presenceState: ({ topic }: Asked) =>
      write({ joinRef: null, ref: null, topic, event: 'presence_state' }, {}),
    change: ({ topic }: Asked, ids: number[], change: Change) =>
      writeFrame(
        version,
        { joinRef: null, ref: null, topic, event: 'postgres_changes' },
        `{"ids":${JSON.stringify(ids)},"data":${textOf(change)}}`,
      ),
  };
}

export type Messages = ReturnType<typeof createMessages>;

/** The answer to broadcasts and presence. Without it the client waits ten seconds; `ok` would say that somebody hears them. */
export const notServed =
  'There is no such operation in this version: only changes of rows are live.';

/** Every channel that is one of ours begins so. */
export const topicPrefix = 'realtime:';

const texts = new WeakMap<Change, string>();

/** A change goes to many sockets: it is written once. */
function textOf(change: Change): string {
  const known = texts.get(change);
  if (known !== undefined) return known;
  const text = JSON.stringify(change);
  texts.set(change, text);
  return text;
}
