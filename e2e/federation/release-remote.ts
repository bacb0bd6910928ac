import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publishRelease, readEntry } from '../../tools/release.ts';
import { rememberBuilt } from '../../tools/source-digest.ts';
import type { ReleaseFolder } from '../faulty-edge.ts';
import { buildRemote } from './build-remote.ts';

const languages = ['pl', 'sk', 'hu', 'ro', 'ru'];

/** Builds the remote of another team and makes it the live version of `help`. */
export async function releaseRemote(folder: string, { directory }: ReleaseFolder) {
  const unit = { name: 'help', folder, version: '2.0.0', port: 0 };
  await buildRemote(path.join(folder, 'dist'));
  const version = publishRelease(unit, directory, {
    entry: 'browser/remote-entry.js',
    scripts: [],
    styles: [],
    pages: {},
    routes: [{ path: '/wishlist', sameForAll: true }],
    messages: Object.fromEntries(languages.map((language) => [language, 'browser/texts.js'])),
  });
  rememberBuilt(directory, unit, { digest: 'rspack', version });

  const file = path.join(directory, 'discovery.json');
  const discovery = JSON.parse(readFileSync(file, 'utf8'));
  discovery.microFrontends.help = [readEntry(directory, unit)];
  writeFileSync(file, JSON.stringify(discovery));
}
