import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { DocumentOnlyContext, documentOnly } from './data/document-only.ts';
import { requestContext } from './data/request-context.ts';
import beforePaintScript from './inline/before-paint.ts?inline-script';

// The server sets the context before it calls the request handler, and allows the inline script of the pages by its hash.
export { beforePaintScript, requestContext };

/** Timeout of loaders, in milliseconds. Rendering gets one more second to write the rest. */
export const streamTimeout = 5_000;

/** Logs errors, except aborted requests and route errors (wrong path or method), for which the page is the response. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(requestContext).reportError(error);
};

/**
 * Renders a routed request to HTML, complete before its first byte: the server buffers pages anyway
 * (docs/decisions/0075-buffered-pages-and-slow-senders.md), and a streamed page carries the script that puts its late parts in place.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  routerContext: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { nonce, reportError } = routerContext.get(requestContext);

  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(
      <DocumentOnlyContext value={routerContext.get(documentOnly)}>
        <ServerRouter context={entryContext} url={request.url} {...(nonce ? { nonce } : {})} />
      </DocumentOnlyContext>,
      {
        ...(nonce ? { nonce } : {}),
        onAllReady() {
          const body = new PassThrough();
          body.on('close', () => clearTimeout(cutOff));
          pipe(body);
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              status: responseStatus,
              headers,
            }),
          );
        },
        onShellError: reject,
        onError(error: unknown) {
          // A boundary rethrew it to the boundary above, which shows it. handleError has already seen it.
          if (isRouteErrorResponse(error)) return;
          responseStatus = 500;
          reportError(error);
        },
      },
    );
    const cutOff = setTimeout(abort, streamTimeout + 1_000);
  });
}
