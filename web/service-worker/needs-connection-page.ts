import { needsConnectionWords } from '../data/offline/needs-connection-words.ts';

const { title, text, link } = needsConnectionWords;

/** Returns @font-face rules for the app's two fonts, found by prefix in the stored files: their names contain a content hash. */
function fontFaces(kept: readonly string[]): string {
  return [
    { family: 'Brygada 1918', file: kept.find((path) => /\/brygada-1918-latin-wght/.test(path)) },
    { family: 'Radio Canada', file: kept.find((path) => /\/radio-canada-latin-wght/.test(path)) },
  ]
    .filter(({ file }) => file !== undefined)
    .map(
      ({ family, file }) =>
        `@font-face{font-family:"${family}";src:url("${file}") format("woff2");font-weight:300 700;font-display:optional}`,
    )
    .join('\n');
}

const htmlWith = (fonts: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection · Saffron Table</title>
<style>
${fonts}
:root{color-scheme:light dark}
body{display:grid;place-content:center;min-height:100vh;margin:0;padding:1.5rem;font:1.0625rem/1.6 "Radio Canada",ui-sans-serif,system-ui,sans-serif;text-align:center;background:light-dark(#fcf9f4,#1a1512);color:light-dark(#2b211a,#f3ebe2)}
h1{margin:0 0 .5rem;font:600 1.75rem/1.2 "Brygada 1918",ui-serif,Georgia,serif}
p{margin:0 0 1.25rem}
a{display:inline-flex;align-items:center;min-height:44px;color:inherit;font-weight:600;text-underline-offset:4px}
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p><a href="${link.path}">${link.name}</a></main></body>
</html>`;

/**
 * Returns the page that is shown if neither the server nor this device has the requested one. It runs no script.
 * @param kept paths of the files that this device stores
 */
export function needsConnectionPage(kept: readonly string[]): Response {
  return new Response(htmlWith(fontFaces(kept)), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'",
      'cache-control': 'no-store',
    },
  });
}
