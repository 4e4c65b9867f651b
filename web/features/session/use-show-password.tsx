import { useState } from 'react';

/** Returns the attributes of a password field that can be shown as plain text, and the button that switches it. */
export function useShowPassword() {
  const [isShown, setShown] = useState(false);
  return {
    // No autocorrection or spell check, even while the password is shown as text.
    look: {
      type: isShown ? 'text' : 'password',
      autoCapitalize: 'none',
      autoCorrect: 'off',
      spellCheck: false,
    },
    toggle: (
      <button
        type="button"
        className="link label"
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        Show<span className="max-[359px]:sr-only"> password</span>
      </button>
    ),
  };
}
