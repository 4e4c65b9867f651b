import { ASIAN_NAMES } from './asian.ts';
import { EUROPEAN_NAMES } from './european.ts';

/** Names in other languages that recipes use in English too: our name | other names. */
export const OTHER_NAMES: readonly string[] = [EUROPEAN_NAMES, ASIAN_NAMES];
