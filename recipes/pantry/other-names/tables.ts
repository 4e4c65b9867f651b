import { asianNames } from './asian.ts';
import { europeanNames } from './european.ts';
import { vegetableNames } from './vegetables.ts';

/** Names in other languages that recipes use in English too: our name | other names. */
export const otherNames: readonly string[] = [europeanNames, asianNames, vegetableNames];
