/** Reads a response body to its end, as a browser does. @throws when the status is not 2xx */
export async function readAddress(address: URL): Promise<string> {
  const response = await fetch(address);
  const body = await response.text();
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return body;
}

/** Returns the paths of the files that a page names: scripts, styles, fonts, pictures. */
const filesIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="(\/[^"]+\.\w+)"/g)].map(([, path = '']) => path);

/** Loads a page with all the files that it names, six at once, without a cache. */
export async function readPage(url: string, path: string): Promise<void> {
  const html = await readAddress(new URL(path, url));
  const files = [...new Set(filesIn(html))];
  for (let from = 0; from < files.length; from += 6) {
    await Promise.all(files.slice(from, from + 6).map((file) => readAddress(new URL(file, url))));
  }
}
