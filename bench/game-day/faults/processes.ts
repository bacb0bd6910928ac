import type { GameShop } from '../programs/game-shop.ts';
import type { Program } from '../programs/program.ts';
import type { Expected } from '../report/alert-times.ts';
import type { Fault } from './fault.ts';

type Of = (shop: GameShop) => Program | undefined;

const gone = (instance: string): Expected => ({ name: 'ProcessDown', labels: { instance } });

/** `kill -9`, and started again. */
const killed = (name: string, victim: string, of: Of): Fault => ({
  name,
  what: `${victim} is killed`,
  alert: [gone(victim)],
  begin: async ({ shop }) => of(shop)?.kill(),
  end: async ({ shop }) => of(shop)?.start(),
});

/** It accepts connections and answers nothing, like a process that hangs or a machine without time. */
const paused = (name: string, victim: string, of: Of, alert: readonly Expected[]): Fault => ({
  name,
  what: `${victim} hangs`,
  alert: [gone(victim), ...alert],
  begin: async ({ shop }) => of(shop)?.signal('SIGSTOP'),
  end: async ({ shop }) => of(shop)?.signal('SIGCONT'),
});

export const apiKilled = killed('api-killed', 'api-1', ({ apis }) => apis[0]?.program);
export const apiPaused = paused('api-paused', 'api-2', ({ apis }) => apis[1]?.program, [{ name: 'ApiUnreachable' }]);
export const edgeKilled = killed('edge-killed', 'edge-1', ({ edges }) => edges[0]?.program);
export const edgePaused = paused('edge-paused', 'edge-2', ({ edges }) => edges[1]?.program, []);
export const workerKilled = killed('worker-killed', 'worker-1', ({ workers }) => workers[0]?.program);

export const apisGone: Fault = {
  name: 'apis-gone',
  what: 'both api are killed',
  alert: [{ name: 'ApiDown' }],
  begin: async ({ shop }) => void (await Promise.all(shop.apis.map(({ program }) => program.kill()))),
  async end({ shop }) {
    for (const { program } of shop.apis) await program.start();
  },
};

/** The clock of one machine is set forward by ten minutes. */
export const clockJump: Fault = {
  name: 'clock-jump',
  what: 'the clock of api-1 is ten minutes ahead',
  alert: [{ name: 'ClockWrong', labels: { instance: 'api-1' } }],
  begin: async ({ shop }) => shop.apis[0]?.program.tell('SIGUSR2'),
  end: async ({ shop }) => shop.apis[0]?.program.tell('SIGUSR2'),
};
