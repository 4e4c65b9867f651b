/** Exits without an error when the output pipe is closed, as in `npm run -s read | head`. Call it before the first line is written. */
export function endQuietlyWhenUnread(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
