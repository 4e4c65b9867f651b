import { defineBrowserCommand } from '@vitest/browser-playwright';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Sets the color scheme that the system prefers. */
    emulateColorScheme(colorScheme: 'light' | 'dark'): Promise<void>;
  }
}

/** Runs in the browser's driver, since a page cannot change `prefers-color-scheme` itself. */
export const emulateColorScheme = defineBrowserCommand<['light' | 'dark']>(
  ({ page }, colorScheme) => page.emulateMedia({ colorScheme }),
);
