const itself = String.raw`127(?:\.\d{1,3}){3}|\[::1\]|localhost`;
const callsItself = new RegExp(`^(?:${itself})$`, 'i');
const leadsBrowser = new RegExp(`^(?:${itself}|.+\\.localhost)$`, 'i');

/**
 * Returns whether requests from this machine to a host stay on this machine, so that a secret may be sent there in clear text. False for
 * a name below `localhost`: it is left to the resolver, which may ask the network for it.
 * @param hostname in the format of a URL
 */
export const isThisMachine = (hostname: string): boolean => callsItself.test(hostname);

/**
 * Returns whether a browser resolves a host to its own machine. Browsers do not look up names below `localhost` (RFC 6761 §6.3).
 * @param hostname in the format of a URL or a Host header, without the port
 */
export const isBrowsersMachine = (hostname: string): boolean => leadsBrowser.test(hostname);
