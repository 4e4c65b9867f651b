/** What stands in the place of a page that neither the server nor this device has, whoever shows it. */
export const needsConnectionWords = {
  title: "This page isn't available offline",
  text: 'Reconnect to open it, or look at your saved recipes.',
  link: { path: '/recipes', name: 'My Recipes' },
} as const;
