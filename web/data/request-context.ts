import { createContext } from 'react-router';
import type { PublicSettings } from '#contract/public-settings.ts';

/** What the server passes to the loaders of one request. */
export type RequestContext = {
  publicSettings: PublicSettings;
  /** Calls our own API endpoints in the same process, without a socket. */
  apiFetch: typeof fetch;
  /** Writes an error that no page shows to the server's log. */
  reportError: (error: unknown) => void;
  /** The nonce of the content security policy, when the policy requires one. */
  nonce?: string;
  /** Whether the router in the browser asks for the data of a page: it renders the page itself. */
  isForData: boolean;
};

/** The server sets this in a RouterContextProvider; entry.server.tsx re-exports it for that purpose. */
export const requestContext = createContext<RequestContext>();
