import { cpSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findFreePort } from '@odeta/node/free-port';
import { dataFolder, workspace } from '@odeta/workspace/workspace';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { whenStopped } from '../processes/stop.ts';
import { mediaFolder } from '../shop/environment.ts';
import { writeEmailPreviews } from './email-previews.ts';
import { serveFiles } from './serve-files.ts';

const PORT = 3800;
const folder = path.join(workspace, 'shared/gallery');

/** `npm run gallery`: every UI component in every state, with hot reload. `PORT` sets the port. */
export async function run() {
  const port = Number(process.env.PORT ?? PORT);
  const emails = path.join(dataFolder(process.env), 'gallery');
  await writeEmailPreviews(emails);
  const server = new WebpackDevServer(
    {
      port,
      hot: true,
      static: [
        { directory: path.join(folder, 'public') },
        { directory: emails, watch: false },
        { directory: mediaFolder(process.env), publicPath: '/media', watch: false },
      ],
      client: { overlay: false, logging: 'warn' },
      devMiddleware: { stats: 'errors-warnings' },
    },
    webpack(await readConfig({ dev: true })),
  );
  await server.start();
  console.log(`\nThe gallery is open (Ctrl-C closes it): http://localhost:${port}`);
  whenStopped(() => server.stop());
}

/**
 * The built gallery, for tests.
 * @returns its address and a function that stops it.
 */
export async function openGallery(output: string) {
  await buildGallery(output);
  const port = await findFreePort();
  return { port, stop: await serveFiles(port, { '/media/': mediaFolder(process.env), '/': output }) };
}

async function buildGallery(output: string) {
  const compiler = webpack(await readConfig({ output }));
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  await new Promise((resolve) => compiler.close(resolve));
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
  cpSync(path.join(folder, 'public'), output, { recursive: true });
  await writeEmailPreviews(output);
}

async function readConfig(environment: { dev?: boolean; output?: string }): Promise<Configuration> {
  const { default: configure } = await import(path.join(folder, 'gallery.config.mjs'));
  return configure(environment);
}
