/** Identity of the built-in chef, available without loading its tables. */
export const chefIdentity = {
  name: 'house-chef',
  provider: 'chef',
  isFree: true,
  hearsOnlyWhatIsRead: true,
} as const;
