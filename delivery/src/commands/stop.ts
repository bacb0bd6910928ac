import { stopCanaries } from '../publish/edits.ts';
import { runEdit } from './edit-command.ts';

/** `npm run stop -- cart [version]`: sets a canary's traffic to 0. */
export const run = (args: string[]) =>
  runEdit(
    'stop',
    args,
    ({ unit, version }) =>
      (document) =>
        stopCanaries(document, unit, version),
  );
