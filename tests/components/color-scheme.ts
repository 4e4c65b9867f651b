import { defineBrowserCommand } from '@vitest/browser-playwright';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Sets the theme that the system asks for. */
    emulateColorScheme(colorScheme: 'light' | 'dark'): Promise<void>;
  }
}

/** A command of the browser's driver: pages have no way to change what `prefers-color-scheme` says. */
export const emulateColorScheme = defineBrowserCommand<['light' | 'dark']>(
  ({ page }, colorScheme) => page.emulateMedia({ colorScheme }),
);
