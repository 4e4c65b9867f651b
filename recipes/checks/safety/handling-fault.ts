import type { Finding } from '../../recipe.ts';
import type { Said } from './sentences.ts';

/** How food is handled: `danger` is never served, `repair` is asked for once, `note` is only said. */
export type HandlingFault = { weight: 'danger' | 'repair' | 'note'; finding: Finding };

/** A fault of one sentence. */
export const faultIn = (
  said: Pick<Said, 'where' | 'line'>,
  weight: HandlingFault['weight'],
  match: string,
  reason: string,
): HandlingFault => ({ weight, finding: { where: said.where, text: said.line, match, reason } });
