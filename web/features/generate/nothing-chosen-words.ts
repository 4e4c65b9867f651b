/** Why generation cannot start yet. */
export const nothingChosenWords = 'Say what you feel like, or choose at least one preference.';
