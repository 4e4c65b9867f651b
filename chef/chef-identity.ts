/** Who the built-in chef is, told without reading their tables. */
export const chefIdentity = {
  name: 'house-chef',
  provider: 'chef',
  isFree: true,
  hearsOnlyWhatIsRead: true,
} as const;
