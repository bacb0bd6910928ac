import { CircuitOpen, createCircuits } from './circuits.ts';
import { createMetrics } from './metrics.ts';

const RETRY_SECONDS = 0.3;

function open(isFault?: (error: unknown) => boolean) {
  const reports: string[] = [];
  const metrics = createMetrics();
  const circuits = createCircuits({
    metrics,
    service: 'api',
    onOpen: ({ message, cause }) => reports.push(`${message}: ${(cause as Error).message}`),
    onClose: (dependency) => reports.push(`${dependency} works`),
    onKeyRefused: ({ message }) => reports.push(message),
  });
  const circuit = circuits.of('bank', { calls: 3, retrySeconds: RETRY_SECONDS, ...(isFault && { isFault }) });
  const asked = { times: 0 };
  const ask = (answer: () => Promise<string>) =>
    circuit
      .run(() => {
        asked.times += 1;
        return answer();
      })
      .catch((error: Error) => error);
  const numberOf = async (series: string) =>
    (await metrics.text())
      .split('\n')
      .find((line) => line.startsWith(`${series}{`))
      ?.split(' ')[1];
  return { circuit, circuits, ask, asked, reports, numberOf };
}

const works = async () => 'answer';
const broken = async () => {
  throw new Error('out of order');
};
const pause = () => new Promise((resolve) => setTimeout(resolve, RETRY_SECONDS * 1000 + 50));

test('a server that fails repeatedly is not asked any more; then one call tries, and all are made again when it works', async () => {
  const { circuit, circuits, ask, asked, reports, numberOf } = open();
  for (let call = 0; call < 3; call += 1) expect(await ask(broken)).toMatchObject({ message: 'out of order' });

  expect(circuit.isOpen()).toBe(true);
  expect(await ask(works)).toBeInstanceOf(CircuitOpen);
  expect([asked.times, await numberOf('odeta_circuit_open'), await numberOf('odeta_circuit_refused_total')]).toEqual([
    3,
    '1',
    '1',
  ]);
  await pause();
  const slow = Promise.withResolvers<string>();
  const trial = ask(() => slow.promise);
  expect(await ask(works)).toBeInstanceOf(CircuitOpen);
  slow.resolve('answer');
  expect(await trial).toBe('answer');

  expect(await ask(works)).toBe('answer');
  expect(await numberOf('odeta_circuit_open')).toBe('0');
  expect(reports).toEqual(['bank fails repeatedly: out of order', 'bank works']);
  circuits.close();
});

test('a call that tries and fails leaves it open', async () => {
  const { circuits, ask, asked } = open();
  for (let call = 0; call < 3; call += 1) await ask(broken);
  await pause();

  await ask(broken);
  expect(await ask(works)).toBeInstanceOf(CircuitOpen);

  expect(asked.times).toBe(4);
  circuits.close();
});

test('a server that works most of the time is asked always, and so is one that refuses', async () => {
  const sometimes = open();
  for (let call = 0; call < 12; call += 1) await sometimes.ask(call % 3 === 2 ? broken : works);
  const refusing = open((error) => (error as Error).message !== 'out of order');
  for (let call = 0; call < 12; call += 1) await refusing.ask(broken);

  expect([sometimes.circuit.isOpen(), refusing.circuit.isOpen()]).toEqual([false, false]);
  expect([sometimes.asked.times, refusing.asked.times]).toEqual([12, 12]);
  for (const { circuits } of [sometimes, refusing]) circuits.close();
});

test('whether a server accepts the key is known by its last answer; one that does not answer changes nothing', async () => {
  const { circuits, ask, reports, numberOf } = open((error) => !(error instanceof Refusal));
  class Refusal extends Error {
    readonly refusesKey: boolean;
    constructor(refusesKey: boolean) {
      super('no');
      this.refusesKey = refusesKey;
    }
  }
  const refused = async () => numberOf('odeta_key_refused');
  const refuse = (refusesKey: boolean) => ask(() => Promise.reject(new Refusal(refusesKey)));
  expect(await refused()).toBe('0');

  await refuse(true);
  await refuse(true);
  await ask(broken);
  expect([await refused(), reports]).toEqual(['1', ["bank does not accept the shop's key"]]);
  await refuse(false);
  expect(await refused()).toBe('0');
  await refuse(true);
  await ask(works);
  expect([await refused(), reports.length]).toEqual(['0', 2]);
  circuits.close();
});

test('several circuits of a server count as one', async () => {
  const { circuits, ask, numberOf } = open();
  circuits.of('bank');
  for (let call = 0; call < 3; call += 1) await ask(broken);

  expect(await numberOf('odeta_circuit_open')).toBe('1');
  circuits.close();
});

test('edge and api in one process have one metric', async () => {
  const metrics = createMetrics();
  const both = (['edge', 'api'] as const).map((service) => {
    const circuits = createCircuits({ metrics, service, onOpen: () => {}, onClose: () => {} });
    circuits.of(service === 'edge' ? 'release-store' : 'mail');
    return circuits;
  });

  const lines = (await metrics.text()).split('\n').filter((line) => line.startsWith('odeta_circuit_open{'));

  expect(lines.sort()).toEqual([
    'odeta_circuit_open{service_name="api",dependency="mail"} 0',
    'odeta_circuit_open{service_name="edge",dependency="release-store"} 0',
  ]);
  for (const circuits of both) circuits.close();
});
