/** Why there is nothing to make yet. */
export const nothingChosenWords = 'Say what you feel like, or choose at least one preference.';
