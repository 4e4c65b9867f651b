import { actions, spelledOut, type Words } from './actions.ts';
import type { Change } from './change.ts';

const others: Record<string, string> = { service: 'The service key', operator: 'An operator' };

/** Returns the name of the actor. A deleted account has no name any more and reads "A former admin". */
export function actorInWords({ kind, id, name }: Change['actor']): string {
  const other = others[kind];
  if (other) return other;
  return id ? (name ?? 'Unknown name') : 'A former admin';
}

/** Returns the name of the changed subject. */
export function subjectInWords({ kind, name }: Change['subject']): string {
  if (name !== null) return name;
  return kind === 'catalogue' ? 'the catalog' : 'someone whose account is deleted';
}

/** Returns the words of the action before and after the subject. */
export function actionInWords({ action, before, after }: Change): Words {
  return actions[action]?.words({ before, after }) ?? { lead: `(${spelledOut(action)})` };
}

/** Returns a change as one sentence: "Anna Admin added Garlic to Avoid". */
export function changeInWords(change: Change): string {
  const { lead, tail } = actionInWords(change);
  const words = [actorInWords(change.actor), lead, subjectInWords(change.subject), tail];
  return words.filter((word) => word !== undefined).join(' ');
}
