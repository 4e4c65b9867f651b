import type { ContactKind } from './account-schemas.ts';

/** An account whose address or phone number (E.164) is not confirmed yet. */
export type Waiting = {
  by: ContactKind;
  address: string;
  /** When another message may be requested, in milliseconds since 1970; undefined when no message is known to be on its way. */
  againAtMs?: number;
};
