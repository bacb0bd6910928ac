import { type Challenge, type Solution, solveChallenge, solveChallengeWorkers } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const MOST_WORKERS = 4;

/** Solves the proof of work, in web workers where the browser allows them, otherwise on the main thread. */
export async function solve(challenge: object): Promise<string> {
  const task = challenge as Challenge;
  const solution =
    (await solveBeside(task).catch(() => null)) ?? (await solveChallenge({ challenge: task, deriveKey }));
  if (!solution) throw new Error('The challenge has no solution');
  return btoa(JSON.stringify({ challenge, solution }));
}

function solveBeside(challenge: Challenge): Promise<Solution | null> {
  return solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MOST_WORKERS, globalThis.navigator.hardwareConcurrency || 2),
    createWorker: () => new Worker(new URL('./bot-worker.ts', import.meta.url)),
  });
}
