import process from 'node:process';
import { createStarted, withStarted } from './stop.ts';

function createThings() {
  const stopped: string[] = [];
  const thing = (name: string) => ({ name, stop: async () => void stopped.push(name) });
  return { stopped, thing };
}

test('the service that was started last is stopped first', async () => {
  const { stopped, thing } = createThings();
  const started = createStarted();
  await started.keep(() => thing('database'));
  await started.keep(() => thing('api'));

  await started.stop();

  expect(stopped).toEqual(['api', 'database']);
});

test('a service that is still starting is stopped once it has started, and its start is not announced', async () => {
  const { stopped, thing } = createThings();
  const started = createStarted();
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof thing>>();
  const announce = jest.fn();
  started.keep(() => promise).then(announce);

  const stopping = started.stop();
  resolve(thing('database'));
  await stopping;

  expect(stopped).toEqual(['database']);
  expect(announce).not.toHaveBeenCalled();
});

test('no service is started once the stop has begun', async () => {
  const { thing } = createThings();
  const started = createStarted();
  await started.stop();
  const start = jest.fn(() => thing('api'));

  started.keep(start);
  await new Promise((resolve) => setImmediate(resolve));

  expect(start).not.toHaveBeenCalled();
});

test('whoever stops a second time waits until everything has stopped', async () => {
  const { stopped, thing } = createThings();
  const started = createStarted();
  const { promise, resolve } = Promise.withResolvers<void>();
  await started.keep(() => ({ stop: () => promise.then(() => thing('database').stop()) }));

  const stopping = started.stop();
  const second = started.stop().then(() => [...stopped]);
  resolve();

  expect(await second).toEqual(['database']);
  await stopping;
});

test('a failed start is reported to its caller, and the other services are stopped', async () => {
  const { stopped, thing } = createThings();
  const started = createStarted();
  await started.keep(() => thing('database'));
  const failing = started.keep(() => Promise.reject(new Error('no')));

  await expect(failing).rejects.toThrow('no');
  await started.stop();

  expect(stopped).toEqual(['database']);
});

test('a failing stage stops the services that it has started and removes its signal listeners', async () => {
  const { stopped, thing } = createThings();
  const listening = process.listenerCount('SIGTERM');

  const failing = withStarted(async (started) => {
    await started.keep(() => thing('database'));
    throw new Error('no');
  });

  await expect(failing).rejects.toThrow('no');
  expect(stopped).toEqual(['database']);
  expect(process.listenerCount('SIGTERM')).toBe(listening);
});
