import { createContext } from 'react-router';
import type { PublicSettings } from '#contract/public-settings.ts';

/** What the server hands to the loaders of one request. */
export type RequestContext = {
  publicSettings: PublicSettings;
  /** Answers calls to our own doors inside the process, without a socket. */
  apiFetch: typeof fetch;
  /** Where an error goes that no page shows: the server's log. */
  reportError: (error: unknown) => void;
  /** Of the content security policy, where it asks for one. */
  nonce?: string;
};

/** The server sets it in a RouterContextProvider; it is exported by entry.server.tsx too, for that purpose. */
export const requestContext = createContext<RequestContext>();
