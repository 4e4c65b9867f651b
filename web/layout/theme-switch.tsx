import { Monitor, Moon, Sun } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { removeStored, writeStored } from '../data/browser-storage.ts';
import { themeStorageKey } from '../data/browser-storage-keys.ts';

const themes = [
  { value: 'system', label: 'System theme', icon: Monitor },
  { value: 'light', label: 'Light theme', icon: Sun },
  { value: 'dark', label: 'Dark theme', icon: Moon },
] as const;

type Theme = (typeof themes)[number]['value'];

function applyTheme(theme: Theme) {
  if (theme === 'system') {
    removeStored(themeStorageKey);
    delete document.documentElement.dataset.theme;
  } else {
    writeStored(themeStorageKey, theme);
    document.documentElement.dataset.theme = theme;
  }
}

/** Switches between system, light and dark theme. The choice is stored on this device. */
export function ThemeSwitch() {
  const name = useId();
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    const chosen = document.documentElement.dataset.theme;
    if (chosen === 'light' || chosen === 'dark') setTheme(chosen);
  }, []);
  return (
    <fieldset className="theme-switch">
      <legend className="sr-only">Theme</legend>
      {themes.map(({ value, label, icon: Icon }) => (
        <label key={value}>
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={value}
            aria-label={label}
            checked={theme === value}
            onChange={() => {
              applyTheme(value);
              setTheme(value);
            }}
          />
          <Icon className="icon" />
        </label>
      ))}
    </fieldset>
  );
}
