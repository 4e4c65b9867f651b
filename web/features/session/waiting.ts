import type { ContactKind } from './account-schemas.ts';

/** An account that waits until its address, or its number (E.164), is confirmed. */
export type Waiting = {
  by: ContactKind;
  address: string;
  /** When another message may be asked for, in milliseconds since 1970; undefined where none is known to be on its way. */
  againAtMs?: number;
};
