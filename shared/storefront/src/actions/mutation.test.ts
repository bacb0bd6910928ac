import { ApiError } from '@odeta/storefront';
import { proxy, snapshot } from '@odeta/storefront/state';
import { inTurn } from './in-turn.ts';
import { mutation, notSending, type Sending } from './mutation.ts';

interface NameState extends Sending {
  name: string;
}

const refusal = (parts: object) =>
  new ApiError('/name', {
    ...{ success: false, code: 'validation', status: 400, messages: [], validation: {}, body: {} },
    ...parts,
  });
const down = new ApiError('/name', 'unreachable');

/** A mutation whose answers the test gives. */
function open(options: Parameters<typeof mutation>[2] = {}) {
  const state = proxy<NameState>({ name: 'Jana', ...notSending });
  const sent: { name: string; accept: (part?: Partial<NameState>) => void; refuse: (error: unknown) => void }[] = [];
  const send = (name: string) =>
    new Promise<Partial<NameState> | undefined>((resolve, refuse) =>
      sent.push({ name, accept: (part = { name }) => resolve(part), refuse }),
    );
  return { state, sent, save: mutation(state, send, options) };
}

async function refused(error: unknown, options = {}) {
  const { state, sent, save } = open(options);
  const saved = save('Eva');
  sent[0]?.refuse(error);
  return { errors: await saved, state: snapshot(state) };
}

test('a change is busy until it is answered, and the answer is in the state', async () => {
  const { state, sent, save } = open();

  const saved = save('Eva');
  expect(snapshot(state)).toEqual({ name: 'Jana', isBusy: true, problem: null });
  sent[0]?.accept();

  await expect(saved).resolves.toEqual({});
  expect(snapshot(state)).toEqual({ name: 'Eva', isBusy: false, problem: null });
});

test('a second press while a change is sent sends nothing, also one of another action of the page', async () => {
  const { state, sent, save } = open();
  const remove = mutation(state, async () => ({ name: '' }));

  const presses = [save('Eva'), save('Eva'), remove()];
  sent[0]?.accept();
  await Promise.all(presses);

  expect(sent).toHaveLength(1);
  expect(state.name).toBe('Eva');
});

test('errors of fields are for the form, by their names without its prefix', async () => {
  const { errors, state } = await refused(refusal({ validation: { 'profile.name': ['Too long', 'Too odd'] } }));

  expect(errors).toEqual({ name: 'Too long' });
  expect(state).toEqual({ name: 'Jana', isBusy: false, problem: null });
});

test.each([
  [
    'the server’s message',
    refusal({ messages: [{ type: 'error', message: 'Not now' }] }),
    { key: null, text: 'Not now' },
  ],
  ['the lost connection', down, { key: 'network', text: '' }],
  ['a failure without a message', refusal({ code: 'unexpected' }), { key: 'unexpected', text: '' }],
])('a problem that concerns no field is in the state: %s', async (_, error, problem) => {
  const { errors, state } = await refused(error);

  expect(errors).toEqual({});
  expect(state).toEqual({ name: 'Jana', isBusy: false, problem });
});

test('a change can be sent again after a failure, whose problem disappears', async () => {
  const { state, sent, save } = open();
  const failed = save('Eva');
  sent[0]?.refuse(down);
  await failed;

  const saved = save('Eva');
  expect(state.problem).toBeNull();
  sent[1]?.accept();
  await saved;

  expect(snapshot(state)).toEqual({ name: 'Eva', isBusy: false, problem: null });
});

test('an error that the store handles itself, such as the end of the session, is no problem of the page', async () => {
  const { errors, state } = await refused(
    refusal({ code: 'log-in-required', status: 401, validation: { name: ['Log in'] } }),
    { isHandled: (error: unknown) => error instanceof ApiError && error.code === 'log-in-required' },
  );

  expect(errors).toEqual({});
  expect(state).toEqual({ name: 'Jana', isBusy: false, problem: null });
});

test('a change that leaves the page stays busy', async () => {
  const { state, sent, save } = open();

  const saved = save('Eva');
  sent[0]?.accept({ isBusy: true });
  await saved;

  expect(state.isBusy).toBe(true);
});

test('a mistake in the program is thrown, and the page is not busy', async () => {
  const { state, sent, save } = open();
  const mistake = new TypeError('of undefined');

  const saved = save('Eva');
  sent[0]?.refuse(mistake);

  await expect(saved).rejects.toBe(mistake);
  expect(state.isBusy).toBe(false);
});

test('changes that all count wait for their turn', async () => {
  const { state, sent, save } = open();
  const turn = inTurn();

  const saved = [turn('Eva', () => save('Eva')), turn('Zuzana', () => save('Zuzana'))];
  for (const index of saved.keys()) {
    await Promise.resolve();
    sent[index]?.accept();
    await saved[index];
  }

  expect(sent.map(({ name }) => name)).toEqual(['Eva', 'Zuzana']);
  expect(state.name).toBe('Zuzana');
});
