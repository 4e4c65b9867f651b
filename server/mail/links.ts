/** Returns the URLs in a mail's plain text, in order. Our own messages put each URL on its own line. */
export function linksIn(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}
