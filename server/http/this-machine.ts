const itself = String.raw`127(?:\.\d{1,3}){3}|\[::1\]|localhost`;
const callsItself = new RegExp(`^(?:${itself})$`, 'i');
const leadsBrowser = new RegExp(`^(?:${itself}|.+\\.localhost)$`, 'i');

/**
 * True for a host that whoever calls it from here finds on this machine, so that a secret may travel there in clear text. A name below
 * `localhost` is left to the resolver, which may ask the network for it.
 * @param hostname as a URL has it
 */
export const isThisMachine = (hostname: string): boolean => callsItself.test(hostname);

/**
 * True for a host that leads a browser to the machine that it runs on. Browsers ask nobody about names below `localhost` (RFC 6761 §6.3).
 * @param hostname as a URL or a Host header has it, without the port
 */
export const isBrowsersMachine = (hostname: string): boolean => leadsBrowser.test(hostname);
