import type { Finding } from '../../recipe.ts';
import type { Said } from './sentences.ts';

/** A fault in handling food: a `danger` is never served, a `repair` is requested once, a `note` is only shown. */
export type HandlingFault = { weight: 'danger' | 'repair' | 'note'; finding: Finding };

/** Returns a fault for one sentence. */
export const faultIn = (
  said: Pick<Said, 'where' | 'line'>,
  weight: HandlingFault['weight'],
  match: string,
  reason: string,
): HandlingFault => ({ weight, finding: { where: said.where, text: said.line, match, reason } });
