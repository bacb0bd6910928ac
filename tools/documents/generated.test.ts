import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';
import { generated } from './documents.ts';

test.each(Object.entries(generated))('%s is as `npm run documents` writes it', (file, write) => {
  expect(readFileSync(path.join(workspace, file), 'utf8')).toBe(write());
});
