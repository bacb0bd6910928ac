import { Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type PageOutput, type PageRequest, pathPrefixOf } from '@odeta/contracts';
import { type RemoteModule, type Storefront, StorefrontProvider } from '@odeta/storefront';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '../app/app.tsx';
import type { OpenPage } from '../federation/open-page.ts';
import { RemotesProvider } from '../federation/remote-context.tsx';
import { createServerRegistry } from '../federation/remote-registry.ts';

interface Page {
  request: PageRequest;
  storefront: Storefront;
  remote: RemoteModule | null;
  openPage: OpenPage;
  loadedUrl: string | null;
}

/**
 * Streams the application into `out` without ending it. A remote that throws while rendering is replaced by its skeleton and rendered in
 * the browser.
 */
export function writeApp({ request, storefront, remote, openPage, loadedUrl }: Page, out: PageOutput): Promise<void> {
  const prefix = pathPrefixOf(storefront.session.country);
  return new Promise((resolve, reject) => {
    const tree = (
      <StorefrontProvider storefront={storefront}>
        <RemotesProvider
          registry={createServerRegistry(remote)}
          openPage={openPage}
          loadedUrl={loadedUrl}
          onShown={nothing}
        >
          <StaticRouter basename={prefix || '/'} location={prefix + request.url}>
            <App />
          </StaticRouter>
        </RemotesProvider>
      </StorefrontProvider>
    );
    const stream = renderToPipeableStream(tree, {
      nonce: request.nonce,
      // Otherwise a large area would be sent as its skeleton first and replaced by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        const html = openEnded(out);
        finished(html).then(resolve, reject);
        stream.pipe(html);
      },
      onShellError: reject,
      onError(error) {
        if (request.report) request.report({ kind: 'skeleton', phase: 'render', cause: error });
        else if (remote) storefront.logger.log('error', `Rendering ${request.url}`, error);
      },
    });
  });
}

/** Writes to `out` with backpressure, and does not end it. */
function openEnded(out: PageOutput) {
  return new Writable({
    write(chunk, _, done) {
      if (out.write(chunk)) done();
      else out.once('drain', done);
    },
  });
}

/** Not used on a server. */
const nothing = () => {};
