import { needsConnectionWords } from '../data/offline/needs-connection-words.ts';

const { title, text, link } = needsConnectionWords;

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>No connection · Saffron Table</title>
<style>
:root{color-scheme:light dark}
body{display:grid;place-content:center;min-height:100vh;margin:0;padding:1.5rem;font:1.0625rem/1.6 ui-sans-serif,system-ui,sans-serif;text-align:center;background:light-dark(#fcf9f4,#1a1512);color:light-dark(#2b211a,#f3ebe2)}
h1{margin:0 0 .5rem;font:600 1.75rem/1.2 ui-serif,Georgia,serif}
p{margin:0 0 1.25rem}
a{display:inline-flex;align-items:center;min-height:44px;color:inherit;font-weight:600;text-underline-offset:4px}
</style>
</head>
<body><main><h1>${title}</h1><p>${text}</p><a href="${link.path}">${link.name}</a></main></body>
</html>`;

/** What is shown where neither the server nor this device has a page. It runs nothing. */
export function needsConnectionPage(): Response {
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cache-control': 'no-store',
    },
  });
}
