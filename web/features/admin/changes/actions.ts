import type { Fields } from './change.ts';

/** The words of a change sentence before and after its subject. */
export type Words = { lead: string; tail?: string };

type Action = {
  /** The label of the action in the filter. */
  label: string;
  kind: SubjectKind;
  words: (fields: { before: Fields; after: Fields }) => Words;
};

export type SubjectKind = 'category' | 'group' | 'catalogue' | 'user' | 'purchase';

export const subjectKinds: Record<SubjectKind, string> = {
  category: 'Categories',
  group: 'Category groups',
  catalogue: 'Whole catalog',
  user: 'Users',
  purchase: 'Purchases',
};

const text = (value: unknown) => (typeof value === 'string' ? value : 'a group');

/** A change of `is_active` alone reads "activated" or "deactivated"; every other change of a category or group reads "changed". */
function changed({ before, after }: { before: Fields; after: Fields }): Words {
  const isAlone = Object.keys(after).length === 1 && 'is_active' in before;
  if (!isAlone) return { lead: 'changed' };
  return { lead: after.is_active === true ? 'activated' : 'deactivated' };
}

const plain = (kind: SubjectKind, label: string, lead: string, tail?: string): Action => ({
  label,
  kind,
  words: () => (tail === undefined ? { lead } : { lead, tail }),
});

/** The actions of the change log, keyed by their name in the log. */
export const actions: Record<string, Action> = {
  category_created: plain('category', 'Category added', 'added the category'),
  category_changed: { label: 'Category changed', kind: 'category', words: changed },
  category_deleted: plain('category', 'Category deleted', 'deleted the category'),
  category_grouped: {
    label: 'Added to a group',
    kind: 'category',
    words: ({ after }) => ({ lead: 'added', tail: `to ${text(after.group)}` }),
  },
  category_ungrouped: {
    label: 'Removed from a group',
    kind: 'category',
    words: ({ before }) => ({ lead: 'removed', tail: `from ${text(before.group)}` }),
  },
  category_moved: {
    label: 'Moved within a group',
    kind: 'category',
    words: ({ after }) => ({ lead: 'moved', tail: `within ${text(after.group)}` }),
  },
  group_created: plain('group', 'Group added', 'added the group'),
  group_changed: { label: 'Group changed', kind: 'group', words: changed },
  group_deleted: plain('group', 'Group deleted', 'deleted the group'),
  role_changed: {
    label: 'Role changed',
    kind: 'user',
    words: ({ after }) => ({ lead: 'made', tail: after.role === 'admin' ? 'an admin' : 'a user' }),
  },
  profile_changed: plain('user', 'Profile changed', 'changed the profile of'),
  credits_adjusted: plain('user', 'Credits set', 'set the credits of'),
  invited: plain('user', 'Invited', 'invited'),
  password_mail_sent: plain(
    'user',
    'Password email sent',
    'sent',
    'an email to set a new password',
  ),
  factors_reset: plain('user', 'Two-step sign-in reset', 'reset two-step sign-in for'),
  signed_out: plain('user', 'Signed out everywhere', 'signed', 'out everywhere'),
  suspended: plain('user', 'Suspended', 'suspended'),
  suspension_lifted: plain('user', 'Reinstated', 'reinstated'),
  account_deleted: plain('user', 'Account deleted', 'deleted the account of'),
  refund_requested: plain('purchase', 'Refund requested', 'requested a refund to'),
};

/** "factors_reset" → "factors reset": the fallback for actions that a later version writes. */
export const spelledOut = (name: string) => name.replaceAll('_', ' ');
