import type { Discovery } from '@odeta/contracts';
import { describeChanges } from '@odeta/delivery/releases/describe';
import { StartFailure } from '@odeta/workspace/failure';
import { createDeployCheck, deployOptions } from '../can-deploy/ensure-deployable.ts';
import { changeLive, readDocument, type TeamStore, tryChange } from '../publish/change-live.ts';
import { openTeamStore, printJson, readArguments, readUnitArgument, signedWith } from '../publish/command-line.ts';
import { WRONG_INPUT } from '../publish/exit-codes.ts';

interface Asked extends TeamStore {
  unit: string;
  version: string | undefined;
}

type Edit = (document: Discovery) => Discovery | Promise<Discovery>;

interface EditOptions {
  /** The command changes what visitors get, so it is refused if that would break something. */
  isChecked?: boolean;
}

/** Runs a command that changes how the published versions of one unit are listed: `<command> -- <unit> [version]`. */
export async function runEdit(
  command: string,
  args: readonly string[],
  editOf: (asked: Asked) => Edit,
  { isChecked = false }: EditOptions = {},
) {
  const { values, positionals } = readArguments(args, isChecked ? deployOptions : {});
  const usage = `npm run ${command} -- <unit> [version] [--store folder] [--reason …] [--dry-run] [--json]`;
  const [unit, version] = readUnitArgument(positionals, usage, 2);
  const opened = openTeamStore(values.store);
  const { microFrontends } = await readDocument(opened.store, opened.team);
  if (!microFrontends[unit]) {
    const known = Object.keys(microFrontends).join(', ') || 'none';
    throw new StartFailure(`The store lists no unit "${unit}". There are: ${known}.`, WRONG_INPUT);
  }
  const edit = editOf({ ...opened, unit, version });
  const ensure = isChecked ? await createDeployCheck({ force: false, ...values }) : undefined;
  const seen: { changes: string[] } = { changes: [] };
  const watched: Edit = async (before) => {
    const after = await edit(before);
    seen.changes = describeChanges(before, after);
    return after;
  };
  const change = values['dry-run']
    ? await tryChange(opened.store, opened.team, { edit: watched, ensure }).then(() => null)
    : await changeLive(opened, { ...signedWith(command, args, values), edit: watched, ensure });
  if (values.json)
    return printJson({ dryRun: values['dry-run'], number: change?.number ?? null, changes: seen.changes });
  for (const line of seen.changes) console.log(line);
  if (values['dry-run']) console.log('Nothing was changed.');
  else console.log(change ? `Live with number ${change.number}.` : 'It was so already.');
}
