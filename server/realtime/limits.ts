/** What one socket, one person and one address may ask for at most. Each bound has its own words, so that the client shows why. */
export const limits = {
  /** A public change is written once for each channel that hears it. */
  channelsPerSocket: 25,
  bindingsPerChannel: 50,
  /** A tab has one; the service has as many as it likes. */
  socketsPerUser: 50,
  topicCharacters: 255,
  filterCharacters: 4096,
  /** A join carries a token and its filters; nothing longer is sent by any client. */
  frameBytes: 128 * 1024,
  fragmentsPerFrame: 256,
  chunksPerFrame: 8192,
  frames: { perSecond: 50, burst: 250 },
  joins: { perSecond: 5, burst: 50 },
  /** Above it a reader is too slow: looked at before each message, so that one large message never counts against anybody. */
  bufferedBytes: 2 * 1024 * 1024,
  /** The same for all sockets of the process together: the slowest readers go first. */
  bufferedBytesOfAll: 128 * 1024 * 1024,
} as const;

export const times = {
  /** How often the sockets are looked after: tokens that ran out, readers that are too slow. */
  roundMs: 1000,
  /** Half-open connections are found by it, and proxies keep a silent connection alive. */
  pingMs: 25_000,
  /** How soon a session that has ended elsewhere stops hearing. */
  sessionCheckMs: 5000,
  /** How soon a token is dropped whose key was revoked or replaced: processes read the keys as often. */
  tokenCheckMs: 60_000,
  /** How long a socket that was told to close has for its answer. */
  closeMs: 1000,
} as const;
