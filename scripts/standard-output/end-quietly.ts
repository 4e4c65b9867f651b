/** Whoever reads our output may stop: `npm run -s read | head` ends in good order. Called before the first line is written. */
export function endQuietlyWhenUnread(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}
