/** What stands in the place of a page that neither the server nor this device has, whoever shows it. */
export const needsConnectionWords = {
  title: 'This page needs a connection',
  text: 'It is not kept on this device yet.',
  link: { path: '/recipes', name: 'My Recipes' },
} as const;
