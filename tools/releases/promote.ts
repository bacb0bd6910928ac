import { runEdit } from './edit-command.ts';
import { promoteVersion } from './edits.ts';

/** `npm run promote -- cart [version]`: gives a canary to everyone. */
export const run = (args: string[]) =>
  runEdit(
    'promote',
    args,
    ({ unit, version }) =>
      (document) =>
        promoteVersion(document, unit, version),
    { isChecked: true },
  );
