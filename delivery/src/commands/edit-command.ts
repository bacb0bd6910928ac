import type { Discovery } from '@odeta/contracts';
import { describeChanges } from '@odeta/delivery/releases/describe';
import { findEarlierDefault } from '@odeta/delivery/releases/history';
import { StartFailure } from '@odeta/workspace/failure';
import { createDeployCheck, type DeployValues, deployOptions, requireReason } from '../can-deploy/ensure-deployable.ts';
import { changeLive, type LiveChange, readDocument, type TeamStore, tryChange } from '../publish/change-live.ts';
import { openTeamStore, printJson, readArguments, readUnitArgument, signedWith } from '../publish/command-line.ts';
import { alsoNotStopped, newDefaults } from '../publish/ensure-not-stopped.ts';
import { WRONG_INPUT } from '../publish/exit-codes.ts';

interface Asked extends TeamStore {
  unit: string;
  version: string | undefined;
}

type Edit = (document: Discovery) => Discovery | Promise<Discovery>;

interface EditOptions {
  /** The command changes what visitors get, so it is refused if that would break something. */
  isChecked?: boolean;
  /** The check is only made if a version becomes the default that never was it. */
  exceptFormer?: boolean;
}

/** Runs a command that changes how the published versions of one unit are listed: `<command> -- <unit> [version]`. */
export async function runEdit(
  command: string,
  args: readonly string[],
  editOf: (asked: Asked) => Edit,
  { isChecked = false, exceptFormer = false }: EditOptions = {},
) {
  const { values, positionals } = readArguments(args, isChecked ? deployOptions : {});
  const own = isChecked ? ' [--api http://…] [--force]' : '';
  const usage = `npm run ${command} -- <unit> [version]${own} [--store folder] [--reason …] [--dry-run] [--json]`;
  const [unit, version] = readUnitArgument(positionals, usage, 2);
  const opened = openTeamStore(values.store);
  const { microFrontends } = await readDocument(opened.store, opened.team);
  if (!microFrontends[unit]) {
    const known = Object.keys(microFrontends).join(', ') || 'none';
    throw new StartFailure(`The store lists no unit "${unit}". There are: ${known}.`, WRONG_INPUT);
  }
  const edit = editOf({ ...opened, unit, version });
  const ensure = isChecked ? checkOf(opened, { force: false, ...values }, exceptFormer) : undefined;
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

/** The check is prepared when it is needed: a rollback to a former version does not wait for the API. */
function checkOf(opened: TeamStore, values: DeployValues, exceptFormer: boolean): LiveChange['ensure'] {
  requireReason(values);
  return async (store, before, after) => {
    if (exceptFormer && (await wereLive(opened, before, after))) return;
    const ensure = await createDeployCheck(values);
    await alsoNotStopped(opened, values.force, ensure)?.(store, before, after);
  };
}

/** Whether everyone had each version that everyone gets now. */
async function wereLive({ store, team }: TeamStore, before: Discovery, after: Discovery) {
  for (const changed of newDefaults(before, after))
    if (!(await findEarlierDefault(store, team.keys, changed))) return false;
  return true;
}
