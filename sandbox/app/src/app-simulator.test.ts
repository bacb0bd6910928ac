import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Script } from 'node:vm';
import { buildAppSimulator } from './app-simulator.ts';

test('the built simulator contains exactly the files of its page, and its scripts are valid JavaScript', async () => {
  const built = buildAppSimulator(mkdtempSync(path.join(tmpdir(), 'simulator-')));
  const page = readFileSync(path.join(built, 'index.html'), 'utf8');
  const asked = [...page.matchAll(/(?:src|href)="([\w-]+\.(?:js|css))"/g)].map(([, file = '']) => file);

  expect(asked).toHaveLength(10);
  expect(globSync('*.{js,css}', { cwd: built }).sort()).toEqual(asked.sort());
  for (const file of asked.filter((name) => name.endsWith('.js')))
    expect(() => new Script(readFileSync(path.join(built, file), 'utf8'))).not.toThrow();
});
