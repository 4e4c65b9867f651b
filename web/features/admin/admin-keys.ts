/** Keys of what an admin sees, apart from the same rows as their cook sees them. */
export const adminKeys = {
  all: ['admin'] as const,
  users: ['admin', 'users'] as const,
  userList: (request: object) => ['admin', 'users', request] as const,
  purchases: ['admin', 'purchases'] as const,
  purchaseList: (request: object) => ['admin', 'purchases', request] as const,
  /** Ledger entries, by person or by purchase. */
  entries: ['admin', 'entries'] as const,
  entriesOfUser: (userId: string, page: number) => ['admin', 'entries', { userId, page }] as const,
  entriesOfPurchase: (purchaseId: string) => ['admin', 'entries', { purchaseId }] as const,
  /** Categories, groups, and which stands in which: whatever of it changes, all of it is read again. */
  catalogue: ['admin', 'catalogue'] as const,
  categoryList: (request: object) => ['admin', 'catalogue', 'categories', request] as const,
  groupList: (request: object) => ['admin', 'catalogue', 'groups', request] as const,
  groupMembers: (id: string) => ['admin', 'catalogue', 'group members', id] as const,
  /** Not of the catalogue, which is read again once the group is gone: nobody can tell any more what it touches. */
  groupRemoval: (id: string, version: number) =>
    ['admin', 'removal', 'group', { id, version }] as const,
  lastChanger: (subjectId: string | null, occasion: unknown) =>
    ['admin', 'last changer', subjectId, occasion] as const,
  categoryRemoval: (id: string) => ['admin', 'removal', 'category', id] as const,
  categoryCheck: (check: object) => ['admin', 'catalogue', 'check', check] as const,
  groupChoices: ['admin', 'catalogue', 'group choices'] as const,
  changeList: (request: object) => ['admin', 'changes', request] as const,
  admins: ['admin', 'changes', 'admins'] as const,
  account: (userId: string) => ['admin', 'account', userId] as const,
  balance: (userId: string | null) => ['admin', 'balance', userId] as const,
  /** The log of generations. */
  generationList: (request: object) => ['admin', 'generations', 'list', request] as const,
  generationSums: (filter: object) => ['admin', 'generations', 'sums', filter] as const,
  generationModels: ['admin', 'generations', 'models'] as const,
  overview: (request: object) => ['admin', 'overview', request] as const,
};
