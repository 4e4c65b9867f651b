import type { Services } from '../../services.ts';
import type { Changes } from '../changes/changes.ts';
import type { Frame } from '../protocol/frames.ts';
import type { Messages } from '../protocol/messages.ts';
import type { EndedSessions } from './ended-sessions.ts';

/** What a channel needs from its socket. */
export type ChannelHost = {
  services: Pick<Services, 'keys' | 'log' | 'clock'>;
  changes: Changes;
  endedSessions: EndedSessions;
  messages: Messages;
  /** The API key of the socket. A channel without its own token has the rights of this key. */
  apiKey: string;
  send(text: string): void;
  /** Returns a binding id that is unique within this socket. */
  nextId(): number;
  /** Returns whether this user may use this socket, too. */
  admit(userId: string): boolean;
  /** Removes the ended channel of this join. */
  forget(join: Frame): void;
};
