import type { Fields } from './change.ts';

/** The words before the subject of a change, and those after it. */
export type Words = { lead: string; tail?: string };

type Action = {
  /** In the list of what can be looked for. */
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

/** Whether it is offered to cooks is the one thing of a category or group that has a word of its own. */
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

/** What can be done, by the name that the log gives it. */
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

/** "factors_reset" as words, for what a later version writes. */
export const spelledOut = (name: string) => name.replaceAll('_', ' ');
