import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../server-process.ts';

const EVERY_MS = 60_000;
/** Milliseconds until a killed process is started again. */
const DEAD_MS = 3_000;
/** Milliseconds after the start in which effects of the interruption are still accepted. */
const SETTLING_MS = 5_000;

/** Kills one process per minute in turn, and starts it again. */
export function startKilling(processes: readonly ServerProcess[]) {
  const stopping = new AbortController();
  const killed: string[] = [];
  const state = { disturbedUntil: 0 };
  const ended = killInTurn();

  async function killInTurn() {
    const begun = Date.now();
    for (let turn = 0; ; turn += 1) {
      const wait = Math.max(0, begun + (turn + 1) * EVERY_MS - Date.now());
      const isStopped = await pause(wait, false, { signal: stopping.signal }).catch(() => true);
      const victim = processes[turn % processes.length];
      if (isStopped || !victim) return;
      state.disturbedUntil = Number.POSITIVE_INFINITY;
      const diedAt = Date.now();
      await victim.kill();
      await pause(DEAD_MS);
      await victim.start();
      killed.push(`${victim.name} (answered again after ${Math.round((Date.now() - diedAt) / 1000)} s)`);
      state.disturbedUntil = Date.now() + SETTLING_MS;
    }
  }

  return {
    ended: killed,
    isDisturbed: () => Date.now() < state.disturbedUntil,
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}
