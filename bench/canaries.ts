import { createRandom, faults, faultsOfAll, simulateCanary } from '@odeta/delivery/testing/simulate-canary';

/**
 * `npm run bench -- canaries`: how many harmless canaries are stopped, and after how many visitors broken ones are. 60 % of the visitors
 * return and 2 % are on slow lines; the canary has 10 %.
 */
const CANARIES = 1_000;
const SHARE = 10;
const seed = Number(process.argv[2] ?? 1);

for (const visitors of [20_000, 50_000]) {
  const random = createRandom(seed);
  const stops = Array.from({ length: CANARIES }, () => simulateCanary(random, { visitors, share: SHARE }));
  const stopped = stops.filter((stop) => stop !== null);
  const budgets = stopped.map(({ budget }) => budget).join(', ');
  console.log(`harmless, ${visitors} visitors: ${stopped.length} of ${CANARIES} stopped ${budgets && `(${budgets})`}`);
}

for (const fault of faults) {
  const random = createRandom(seed);
  const plan = { visitors: 20_000, share: SHARE, fault };
  const stops = Array.from(
    { length: CANARIES },
    () => simulateCanary(random, plan)?.visitor ?? Number.POSITIVE_INFINITY,
  );
  const sorted = stops.sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.ceil(part * CANARIES) - 1];
  console.log(
    `${fault}, for ${faultsOfAll[fault].rate * 100} %: stopped after ${at(0.5)} visitors (median), ${at(0.99)} (99 %), ${at(1)} (all)`,
  );
}
