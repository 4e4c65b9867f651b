import { actions, spelledOut, type Words } from './actions.ts';
import type { Change } from './change.ts';

const others: Record<string, string> = { service: 'The service key', operator: 'An operator' };

/** Who did it. The names of those who left are gone, and so are their accounts. */
export function actorInWords({ kind, id, name }: Change['actor']): string {
  const other = others[kind];
  if (other) return other;
  return id ? (name ?? 'Unknown name') : 'A former admin';
}

/** Whom or what it was done to. */
export function subjectInWords({ kind, name }: Change['subject']): string {
  if (name !== null) return name;
  return kind === 'catalogue' ? 'the catalog' : 'someone whose account is deleted';
}

/** What was done: words before the subject and after it. */
export function deedInWords({ action, before, after }: Change): Words {
  return actions[action]?.words({ before, after }) ?? { lead: `(${spelledOut(action)})` };
}

/** "Anna Admin put Garlic into Avoid", as one sentence. */
export function changeInWords(change: Change): string {
  const { lead, tail } = deedInWords(change);
  const words = [actorInWords(change.actor), lead, subjectInWords(change.subject), tail];
  return words.filter((word) => word !== undefined).join(' ');
}
