import { globSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readListed } from './document.ts';
import type { Kind } from './kind.ts';
import { isBroken } from './kinds.ts';
import type { Outcome, Team } from './teams.ts';
import { placeBuild, type Variant } from './variants.ts';

export interface Operation {
  team: string;
  unit: string;
  command: string;
  /** The version that is released. */
  variant: Variant | undefined;
  outcome: Outcome;
}

interface DeployPlan {
  store: string;
  teams: readonly Team[];
  variants: readonly Variant[];
  count: number;
  /** Whether the time is over. */
  isOver(): boolean;
  random(): number;
  onDone(operation: Operation, done: number): void;
}

/** Of what is not broken: what breaks other units. */
const INCOMPATIBLE = 0.25;
const DAYS = 2;
const A_DAY_MS = 86_400_000;
/** Milliseconds between two commands of a team, at most. */
const REST = 1_500;

/** What teams do, and how often. */
const actions = [
  ['canary', 34],
  ['release', 14],
  ['promote', 16],
  ['stop', 8],
  ['rollback', 10],
  ['can-deploy', 6],
  ['prune', 8],
  ['status', 4],
] as const;
type Action = (typeof actions)[number][0];

/** Lets the teams run random commands at the same time until all together have run so many, or the time is over. */
export async function runDeploys(plan: DeployPlan): Promise<Operation[]> {
  const done: Operation[] = [];
  const state = { begun: 0 };
  await Promise.all(
    plan.teams.map(async (team) => {
      while (state.begun < plan.count && !plan.isOver()) {
        state.begun += 1;
        const operation = await runOne(plan, team);
        done.push(operation);
        plan.onDone(operation, done.length);
        await pause(plan.random() * REST);
      }
    }),
  );
  return done;
}

async function runOne(plan: DeployPlan, team: Team): Promise<Operation> {
  const { store, random } = plan;
  // Now and then somebody of another team helps out.
  const ofAll = plan.teams.flatMap(({ units }) => units);
  const unit = pick(random() < 0.1 ? ofAll : team.units, random);
  const listed = readListed(store, unit);
  const current = find(plan, unit, listed.version);
  const command = (text: string, variant?: Variant) =>
    team.run(...text.split(' ')).then((outcome) => ({ team: team.name, unit, command: text, variant, outcome }));
  // Nobody leaves a broken version to everyone: its fallback is what shoppers have meanwhile.
  if (current && isBroken(current.kind) && random() < 0.7) return command(`rollback ${unit}`);
  const action = chooseAction(random);
  if (action === 'prune') return prune(plan, command);
  if (action === 'status') return command('releases status');
  if (action === 'stop' || action === 'promote') {
    const canary = pick([...listed.canaries.keys(), ...listed.stopped], random, '');
    return command([action, unit, canary].filter(Boolean).join(' '), find(plan, unit, canary));
  }
  if (action === 'rollback') return command(rollbackOf(plan, unit, random));
  const variant = chooseVariant(plan, unit, {
    isForAll: action === 'release',
    isShaky: !current || isBroken(current.kind),
  });
  placeBuild(variant, team.builds);
  const share = action === 'canary' ? ` --traffic ${5 + Math.floor(random() * 8) * 5}` : '';
  return command(`${action === 'can-deploy' ? 'can-deploy' : 'release'} ${unit}${share}`, variant);
}

function chooseAction(random: () => number): Action {
  const sum = actions.reduce((total, [, weight]) => total + weight, 0);
  let left = random() * sum;
  for (const [action, weight] of actions) {
    left -= weight;
    if (left < 0) return action;
  }
  return 'canary';
}

/** A broken version goes to everyone only over a good one, which is then its fallback. */
function chooseVariant(
  { variants, random }: DeployPlan,
  unit: string,
  { isForAll, isShaky }: { isForAll: boolean; isShaky: boolean },
) {
  const own = variants.filter((variant) => variant.unit === unit);
  const of = (isMeant: (kind: Kind) => boolean) => own.filter(({ kind }) => isMeant(kind));
  const isFine = random() >= INCOMPATIBLE;
  const chance = isForAll ? 0.15 : 0.5;
  const isMeant = ({ fault }: Kind) => (isFine ? fault === 'none' : fault === 'incompatible');
  const chosen = pick(!isShaky && random() < chance ? of(isBroken) : of(isMeant), random);
  if (!chosen) throw new Error(`There is no variant of ${unit}`);
  return chosen;
}

/** To the version before, or to a good one. */
function rollbackOf({ store, variants }: DeployPlan, unit: string, random: () => number): string {
  const { version, fallback } = readListed(store, unit);
  const before = variants.find((variant) => variant.unit === unit && variant.version === fallback);
  const isGood = before && !isBroken(before.kind) && before.kind.fault !== 'incompatible';
  if (isGood && random() < 0.6) return `rollback ${unit}`;
  const good = variants.filter((one) => one.unit === unit && one.kind.fault === 'none' && one.version !== version);
  return `rollback ${unit} ${pick(good, random)?.version ?? ''}`.trim();
}

/** Makes releases that nobody lists as old as those of last week, and lets a team remove what is not needed. */
async function prune({ store, variants }: DeployPlan, command: (text: string) => Promise<Operation>) {
  const old = (Date.now() - (DAYS + 1) * A_DAY_MS) / 1000;
  for (const { unit, version } of variants) {
    const { canaries, stopped, version: live, fallback } = readListed(store, unit);
    if ([live, fallback, ...canaries.keys(), ...stopped].includes(version)) continue;
    for (const file of globSync(path.join(store, unit, version, '**/*'))) makeOld(file, old);
  }
  return command(`releases prune --days ${DAYS}`);
}

function makeOld(file: string, seconds: number) {
  try {
    utimesSync(file, seconds, seconds);
  } catch (error) {
    // Another team has removed it meanwhile.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

const find = ({ variants }: Pick<DeployPlan, 'variants'>, unit: string, version: string) =>
  variants.find((variant) => variant.unit === unit && variant.version === version);

function pick<Value>(values: readonly Value[], random: () => number): Value;
function pick<Value>(values: readonly Value[], random: () => number, otherwise: Value): Value;
function pick<Value>(values: readonly Value[], random: () => number, otherwise?: Value) {
  return values[Math.floor(random() * values.length)] ?? otherwise;
}
