/** The text shown in place of a page that is available neither from the server nor on this device. */
export const needsConnectionWords = {
  title: "This page isn't available offline",
  text: 'Reconnect to open it, or look at your saved recipes.',
  link: { path: '/recipes', name: 'My Recipes' },
} as const;
