import { promoteVersion } from '../publish/edits.ts';
import { runEdit } from './edit-command.ts';

/** `npm run promote -- cart [version]`: makes a canary the default. */
export const run = (args: string[]) =>
  runEdit(
    'promote',
    args,
    ({ unit, version }) =>
      (document) =>
        promoteVersion(document, unit, version),
    { isChecked: true },
  );
