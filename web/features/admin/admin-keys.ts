/** Query keys of admin data. They are separate from the keys of the same rows as the cook sees them. */
export const adminKeys = {
  all: ['admin'] as const,
  users: ['admin', 'users'] as const,
  userList: (request: object) => ['admin', 'users', request] as const,
  purchases: ['admin', 'purchases'] as const,
  purchaseList: (request: object) => ['admin', 'purchases', request] as const,
  /** Ledger entries, by user or by purchase. */
  entries: ['admin', 'entries'] as const,
  entriesOfUser: (userId: string, page: number) => ['admin', 'entries', { userId, page }] as const,
  entriesOfPurchase: (purchaseId: string) => ['admin', 'entries', { purchaseId }] as const,
  /** Categories, groups and their assignments: any change refetches all of them. */
  catalogue: ['admin', 'catalogue'] as const,
  categoryList: (request: object) => ['admin', 'catalogue', 'categories', request] as const,
  groupList: (request: object) => ['admin', 'catalogue', 'groups', request] as const,
  groupMembers: (id: string) => ['admin', 'catalogue', 'group members', id] as const,
  /** Not under `catalogue`, which is refetched after the group is deleted: a deleted group has no removal counts any more. */
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
  /** The generation log. */
  generationList: (request: object) => ['admin', 'generations', 'list', request] as const,
  generationSums: (filter: object) => ['admin', 'generations', 'sums', filter] as const,
  generationModels: ['admin', 'generations', 'models'] as const,
  overview: (request: object) => ['admin', 'overview', request] as const,
};
