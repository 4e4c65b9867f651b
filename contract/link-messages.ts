import type { Notice } from './notices.ts';

function done(title: string, message: string): Notice {
  return { title, message, tone: 'success' };
}

function used(message: string): Notice {
  return { title: 'Link already used', message, tone: 'info' };
}

/**
 * The messages of an emailed link that signs no user in, by the `message_code` of the redirect. The server sends the message with the
 * code; the pages of this product show their own copy, so that a crafted URL cannot put text on them.
 */
export const linkMessages = {
  signup_link_used: done('Address confirmed', 'Your email address is confirmed. Please sign in.'),
  invite_link_used: done(
    'Invitation accepted',
    "You've accepted your invitation. Please sign in, or ask for a link to set your password.",
  ),
  magiclink_link_used: used(
    'This link has already been used. Please sign in, or ask for a new link.',
  ),
  recovery_link_used: used(
    'This link has already been used. Please sign in, or ask for a new link to set your password.',
  ),
  email_change_link_used: done(
    'New address confirmed',
    'Your new email address is confirmed. Please sign in with it.',
  ),
  // This sentence is the official server's.
  email_change_half_done: {
    title: 'One more link to open',
    message: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
    tone: 'info',
  },
} satisfies Record<string, Notice>;

export type LinkMessageCode = keyof typeof linkMessages;

function isLinkMessageCode(code: string): code is LinkMessageCode {
  return Object.hasOwn(linkMessages, code);
}

/**
 * Returns the notice for a redirect's `message_code`, or undefined for an unknown code. A signed-in user need not sign in, and the link
 * may belong to another account, so their notice says nothing about an account.
 */
export function linkNotice(code: string, reader: 'visitor' | 'signed in'): Notice | undefined {
  if (!isLinkMessageCode(code)) return undefined;
  if (reader === 'visitor' || code === 'email_change_half_done') return linkMessages[code];
  return used("This link has already been used. You're signed in.");
}
