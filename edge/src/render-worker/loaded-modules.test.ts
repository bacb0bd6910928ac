import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const tasks = pathToFileURL(path.join(import.meta.dirname, 'tasks.ts')).href;

/** Prints the address of each module that the tasks of a worker load. */
const program = `
  import { registerHooks } from 'node:module';
  registerHooks({ load: (url, context, next) => (console.log(url), next(url, context)) });
  await import('${tasks}');
`;

test('a worker does not load the definitions of the API, which would take a third of its start', () => {
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], { encoding: 'utf8' });
  const loaded = printed.trim().split('\n');

  expect(loaded).toContain(tasks);
  expect(loaded.filter((url) => url.endsWith('/contracts/src/index.ts'))).toEqual([]);
});
