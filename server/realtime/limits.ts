/** Limits for one socket, one user and one address. Each limit has its own error message, so that the client can show the reason. */
export const limits = {
  /** A public change is sent once to each channel that receives it. */
  channelsPerSocket: 25,
  bindingsPerChannel: 50,
  /** A browser tab has one. The service role is not limited. */
  socketsPerUser: 50,
  topicCharacters: 255,
  filterCharacters: 4096,
  /** The longest frame of a client is a join with its token and filters. */
  frameBytes: 128 * 1024,
  fragmentsPerFrame: 256,
  chunksPerFrame: 8192,
  frames: { perSecond: 50, burst: 250 },
  joins: { perSecond: 5, burst: 50 },
  /** A socket with more unsent bytes is too slow. Checked before each message, so that one large message alone never closes a socket. */
  bufferedBytes: 2 * 1024 * 1024,
  /** The same limit for all sockets of the process together: the slowest readers are closed first. */
  bufferedBytesOfAll: 128 * 1024 * 1024,
} as const;

export const times = {
  /** How often the sockets are checked for expired tokens and slow readers. */
  roundMs: 1000,
  /** The ping interval. Pings detect half-open connections and keep proxies from closing an idle one. */
  pingMs: 25_000,
  /** How soon a session that has ended elsewhere gets no more changes. */
  sessionCheckMs: 5000,
  /** How soon a token with a revoked or replaced key is refused. Processes reload the keys at the same interval. */
  tokenCheckMs: 60_000,
  /** How long a peer may take to answer a close frame. */
  closeMs: 1000,
} as const;
