/** Reads an answer to its end, as a browser does. @throws when it is none that a browser shows */
export async function readAddress(address: URL): Promise<string> {
  const response = await fetch(address);
  const body = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return body;
}

/** Files that a page names: scripts, styles, fonts, pictures. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="(\/[^"]+\.\w+)"/g)].map(([, path = '']) => path);

/** Opens a page with all the files that it names, six at once, with nothing kept from before. */
export async function readPage(url: string, path: string): Promise<void> {
  const html = await readAddress(new URL(path, url));
  const files = [...new Set(filesIn(html))];
  for (let from = 0; from < files.length; from += 6) {
    await Promise.all(files.slice(from, from + 6).map((file) => readAddress(new URL(file, url))));
  }
}
