import type { ServerProcess } from '../server-process.ts';

const EVERY_MS = 1_000;

/** Resident memory of every process under load: after the first fifth of the time, and at the end. */
export function startMemory(processes: readonly ServerProcess[]) {
  const samples = processes.map(({ name }) => ({ name, megabytes: [] as number[] }));
  const timer = setInterval(() => {
    for (const [index, server] of processes.entries()) {
      const megabytes = server.memory();
      if (megabytes !== null) samples[index]?.megabytes.push(megabytes);
    }
  }, EVERY_MS);

  return {
    stop() {
      clearInterval(timer);
      return samples.map(({ name, megabytes }) => {
        const tenth = Math.max(1, Math.floor(megabytes.length / 10));
        return { name, early: megabytes.slice(tenth * 2, tenth * 3), late: megabytes.slice(-tenth) };
      });
    },
  };
}
