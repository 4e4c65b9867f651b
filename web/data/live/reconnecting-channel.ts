import type { LiveChange } from './live-change.ts';
import type { LiveChannel, LiveListener } from './live-channel.ts';
import { createReconnectBackoff } from './reconnect-backoff.ts';

type ReconnectingChannelOptions = {
  open(listener: LiveListener): Promise<LiveChannel>;
  /** Health check: whether the server is there. Called before each retry. */
  isServerReachable(): Promise<boolean>;
  /** Called when changes are delivered from now on. Earlier ones may have been missed. */
  onJoined(): void;
  onChange(change: LiveChange): void;
  /** Jitter of the waits, from 0 to 1. */
  random?: () => number;
};

export type ReconnectingChannel = {
  /** Connects, retries until the channel is open, and reconnects when it is lost. */
  connect(): void;
  /** Closes the channel and stops the retries. */
  disconnect(): void;
};

type AttemptOptions = Omit<ReconnectingChannelOptions, 'random'> & {
  /** True if an earlier attempt failed: then the server's health is checked first. */
  isRetry: boolean;
  /** Called once, when the channel could not be opened or was lost. */
  onLost(why: unknown): void;
};

type Attempt = {
  start(): void;
  /** Closes the channel, also while it opens. Afterwards no callback is called. */
  close(): void;
};

/** One attempt to open a channel, and the channel if it succeeds. */
function createAttempt(parts: AttemptOptions): Attempt {
  let isOver = false;
  let channel: LiveChannel | undefined;

  function lost(why: unknown) {
    if (isOver) return;
    isOver = true;
    parts.onLost(why);
  }

  const listener: LiveListener = {
    joined() {
      if (!isOver) parts.onJoined();
    },
    changed(change) {
      if (!isOver) parts.onChange(change);
    },
    lost,
  };

  async function open() {
    if (parts.isRetry && !(await parts.isServerReachable()))
      throw new Error('The server does not answer.');
    if (isOver) return;
    const opened = await parts.open(listener);
    if (isOver) opened.close();
    else channel = opened;
  }

  return {
    start: () => void open().catch(lost),
    close() {
      isOver = true;
      channel?.close();
    },
  };
}

/** Keeps one channel open at a time, with exponential backoff between failed attempts. */
export function createReconnectingChannel(parts: ReconnectingChannelOptions): ReconnectingChannel {
  const backoff = createReconnectBackoff(parts.random);
  let isWanted = false;
  let current: Attempt | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function end() {
    clearTimeout(timer);
    current?.close();
    current = undefined;
  }

  function retry(why: unknown) {
    const waitMs = backoff.recordFailure();
    end();
    if (backoff.failures() === 4) console.warn('The lists do not follow live at the moment.', why);
    timer = setTimeout(attempt, waitMs);
  }

  function attempt() {
    current = createAttempt({
      ...parts,
      isRetry: backoff.failures() > 0,
      onJoined() {
        backoff.recordJoin();
        parts.onJoined();
      },
      onLost: retry,
    });
    current.start();
  }

  return {
    connect() {
      if (isWanted) return;
      isWanted = true;
      timer = setTimeout(attempt, backoff.startWaitMs());
    },
    disconnect() {
      if (!isWanted) return;
      isWanted = false;
      backoff.recordClose();
      end();
    },
  };
}
