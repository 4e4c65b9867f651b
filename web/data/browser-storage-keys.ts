/** The localStorage key of the Supabase client's session. */
export const sessionStorageKey = 'saffron-session';

/** The localStorage key of the chosen theme. Without a value the system setting applies. */
export const themeStorageKey = 'saffron-theme';
