import type { LiveChange } from './live-change.ts';
import type { LiveChannel, LiveListener } from './live-channel.ts';

export const firstWaitMs = 1_000;
export const maxWaitMs = 300_000;
/** A connection that lasted this long was stable: the backoff starts over at the next loss. */
const stableMs = 30_000;

type ReconnectingChannelOptions = {
  open(listener: LiveListener): Promise<LiveChannel>;
  /** Health check: whether the server is there. Called before each retry. */
  isServerReachable(): Promise<boolean>;
  /** Called when changes are delivered from now on. Earlier ones may have been missed. */
  onJoined(): void;
  onChange(change: LiveChange): void;
  /** Jitter from 0 to 1, so that thousands of pages that lost the same server do not reconnect at the same moment. */
  random?: () => number;
};

export type ReconnectingChannel = {
  /** Connects, retries until the channel is open, and reconnects when it is lost. */
  connect(): void;
  /** Closes the channel and stops the retries. */
  disconnect(): void;
};

/** Keeps one channel open at a time, with exponential backoff between failed attempts. */
export function createReconnectingChannel(parts: ReconnectingChannelOptions): ReconnectingChannel {
  const random = parts.random ?? Math.random;
  /** Increases with each attempt and each close. Callbacks of an older attempt compare their number and do nothing. */
  let attemptNumber = 0;
  let isWanted = false;
  let failures = 0;
  let joinedAtMs: number | undefined;
  let channel: LiveChannel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end() {
    attemptNumber += 1;
    clearTimeout(timer);
    channel?.close();
    channel = undefined;
    joinedAtMs = undefined;
  }

  function retry(why: unknown) {
    const wasStable = joinedAtMs !== undefined && Date.now() - joinedAtMs >= stableMs;
    end();
    failures = wasStable ? 1 : failures + 1;
    const waitMs = Math.min(firstWaitMs * 2 ** (failures - 1), maxWaitMs);
    if (failures === 4) console.warn('The lists do not follow live at the moment.', why);
    timer = setTimeout(attempt, waitMs * (0.5 + random() / 2));
  }

  function listenerOf(isCurrent: () => boolean): LiveListener {
    return {
      joined() {
        if (!isCurrent()) return;
        joinedAtMs = Date.now();
        parts.onJoined();
      },
      changed(change) {
        if (isCurrent()) parts.onChange(change);
      },
      lost(why) {
        if (isCurrent()) retry(why);
      },
    };
  }

  async function attempt() {
    attemptNumber += 1;
    const ownNumber = attemptNumber;
    const isCurrent = () => ownNumber === attemptNumber;
    try {
      if (failures > 0 && !(await parts.isServerReachable()))
        throw new Error('The server does not answer.');
      if (!isCurrent()) return;
      const opened = await parts.open(listenerOf(isCurrent));
      if (isCurrent()) channel = opened;
      else opened.close();
    } catch (cause) {
      if (isCurrent()) retry(cause);
    }
  }

  return {
    connect() {
      if (isWanted) return;
      isWanted = true;
      timer = setTimeout(attempt, failures > 0 ? firstWaitMs * random() : 0);
    },
    disconnect() {
      if (!isWanted) return;
      isWanted = false;
      end();
    },
  };
}
