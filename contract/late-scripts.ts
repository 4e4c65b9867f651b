/** The type of the scripts and the relation of the preload links that wait for the first paint. The server sets it. */
export const late = 'late';
