import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../server-process.ts';

/** Milliseconds between two restarts, so that the load balancer has noticed the restarted server. */
const REST_MS = 2_000;

/** Restarts one process after the other like a deployment: SIGTERM, wait for its end, start. Nothing may get lost. */
export function startRolling(processes: readonly ServerProcess[]) {
  const state = { isStopping: false };
  const restarted: string[] = [];
  const ended = restartInTurn();

  async function restartInTurn() {
    for (let turn = 0; !state.isStopping; turn += 1) {
      const server = processes[turn % processes.length];
      if (!server) return;
      await server.stop();
      await server.start();
      restarted.push(server.name);
      await pause(REST_MS);
    }
  }

  return {
    ended: restarted,
    isDisturbed: () => false,
    async stop() {
      state.isStopping = true;
      await ended;
    },
  };
}
