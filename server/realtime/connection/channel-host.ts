import type { Services } from '../../services.ts';
import type { Changes } from '../changes/changes.ts';
import type { Frame } from '../protocol/frames.ts';
import type { Messages } from '../protocol/messages.ts';
import type { EndedSessions } from './ended-sessions.ts';

/** What a channel needs of its socket. */
export type ChannelHost = {
  services: Pick<Services, 'keys' | 'log' | 'clock'>;
  changes: Changes;
  endedSessions: EndedSessions;
  messages: Messages;
  /** What a channel without a token of its own is allowed: the API key that the socket came with. */
  apiKey: string;
  send(text: string): void;
  /** A number that no other binding of this socket has. */
  nextId(): number;
  /** Whether this person may speak through this socket, too. */
  admit(userId: string): boolean;
  /** The channel of this join is over. */
  forget(join: Frame): void;
};
