import process from 'node:process';
import { createStarted, withStarted } from './stop.ts';

function createThings() {
  const stopped: string[] = [];
  const thing = (name: string) => ({ name, stop: async () => void stopped.push(name) });
  return { stopped, thing };
}

test('what was started last is stopped first', async () => {
  const { stopped, thing } = createThings();
  const started = createStarted();
  await started.keep(() => thing('database'));
  await started.keep(() => thing('api'));

  await started.stop();

  expect(stopped).toEqual(['api', 'database']);
});

test('what is still starting is stopped when it has started, and nobody learns that it has', async () => {
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

test('once it is stopping nothing starts any more', async () => {
  const { thing } = createThings();
  const started = createStarted();
  await started.stop();
  const start = jest.fn(() => thing('api'));

  started.keep(start);
  await new Promise((resolve) => setImmediate(resolve));

  expect(start).not.toHaveBeenCalled();
});

test('what could not start is reported to who started it, and the rest is stopped', async () => {
  const { stopped, thing } = createThings();
  const started = createStarted();
  await started.keep(() => thing('database'));
  const failing = started.keep(() => Promise.reject(new Error('no')));

  await expect(failing).rejects.toThrow('no');
  await started.stop();

  expect(stopped).toEqual(['database']);
});

test('a stage that fails stops what it has started, and signals are the next one’s', async () => {
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
