import path from 'node:path';
import { prepareRelease } from '../../tools/prepared-release.ts';
import { publishAndList } from '../../tools/testing/store-folder.ts';
import type { ReleaseFolder } from '../faulty-edge.ts';
import { buildRemote } from './build-remote.ts';

const languages = ['pl', 'sk', 'hu', 'ro', 'ru'];

/** Builds the remote of another team and makes it the live version of `help`. */
export async function releaseRemote(folder: string, { directory }: ReleaseFolder) {
  const unit = { name: 'help', folder, version: '2.0.0', port: 0 };
  await buildRemote(path.join(folder, 'dist'));
  const build = {
    entry: 'browser/remote-entry.js',
    scripts: [],
    styles: [],
    pages: {},
    routes: [{ path: '/pomoc', sameForAll: true }],
    messages: Object.fromEntries(languages.map((language) => [language, 'browser/texts.js'])),
  };
  const prepared = prepareRelease(unit, path.join(folder, 'builds'), { build, origin: {} });
  await publishAndList(directory, prepared);
}
