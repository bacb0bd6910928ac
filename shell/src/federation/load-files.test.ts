/** @jest-environment @odeta/build/dom-environment */
import { prepareFiles } from './load-files.ts';

const files = {
  scripts: [
    ['/entry.js', ''],
    ['/page.js', ''],
  ],
  styles: [['/page.css', '']],
} satisfies Parameters<typeof prepareFiles>[0];

test.each([
  [undefined, ['/entry.js', '/page.js', '/page.css']],
  [{ effectiveType: '4g' }, ['/entry.js', '/page.js', '/page.css']],
  [{ effectiveType: 'slow-2g' }, ['/entry.js']],
  [{ effectiveType: '4g', saveData: true }, ['/entry.js']],
])('with the line %j a remote that is in sight prepares %j', (connection, expected) => {
  const asked: unknown[] = [];
  globalThis.fetch = async (address) => {
    asked.push(address);
    return new Response('');
  };

  prepareFiles(files, connection ? { connection } : {});

  expect(asked).toEqual(expected);
});
