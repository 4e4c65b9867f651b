/** The addresses in a mail's plain text, in order. Our own messages put each on a line of its own. */
export function linksIn(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}
