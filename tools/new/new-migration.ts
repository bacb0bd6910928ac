import { StartFailure } from '@odeta/workspace/failure';
import type { Draft } from './draft.ts';
import { fill } from './fill.ts';
import { ensureName, namesOf } from './names.ts';

const STEPS = 'api/src/db/schema-steps.ts';

/** `migration add-county`: a step with the current time, which is the last one. */
export function newMigration(draft: Draft, name: string, now = new Date()) {
  ensureName('migration', name);
  const values = namesOf(name);
  const steps = draft.read(STEPS);
  if (new RegExp(`import \\{.*\\b${values.key}\\b.*\\} from`).test(steps)) {
    throw new StartFailure(`There is a migration "${name}" already.`);
  }
  // 202611231810 is 18:10 on 23 November 2026, in UTC.
  const time = now.toISOString().replace(/\D/g, '').slice(0, 12);
  const step = `${time}-${name}`;
  const last = [...steps.matchAll(/^(?:export const BASELINE = | {2})'(\d[^']+)'[:;]/gm)].at(-1)?.[1] ?? '';
  if (step <= last) throw new StartFailure(`The newest migration is ${last}: the clock of this machine is behind.`);

  draft.add(`api/src/db/migrations/${step}.ts`, fill('migration/migration.ts.txt', values));
  draft.edit(STEPS, (text) =>
    text
      .replace(
        /^import .+ from '\.\/migrations\/.+\n(?!import)/m,
        `$&import { ${values.key} } from './migrations/${step}.ts';\n`,
      )
      .replace(/^\};\n(?![\s\S]*^\};\n)/m, `  '${step}': ${values.key},\n$&`),
  );
}
