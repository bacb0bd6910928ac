import {
  cancelDeletion,
  changeEmail,
  confirmEmail,
  EXPORT_PARAMETER,
  openExport,
  requestDeletion,
  requestExport,
  sendEmailConfirmation,
} from '@odeta/contracts';
import { answers, createTestStorefront, postForm, refuses } from '@odeta/storefront/testing';
import { forms } from '../forms.ts';
import { messages } from '../messages/index.ts';

const stays = { deletionDueAt: null, waitDays: 14, waitsFor: [] };
const exported = {
  country: 'sk',
  exportedAt: '2026-11-29T10:00:00Z',
  data: { customer: [{ email: 'jana@example.sk' }] },
};

type Answers = ReturnType<typeof refuses>[];

async function send(
  form: keyof typeof forms,
  values: Record<string, string>,
  { api = [], query = '' }: { api?: Answers; query?: string } = {},
) {
  const { default: account } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { account },
    api: [
      answers(requestExport, {}),
      answers(requestDeletion, stays),
      answers(cancelDeletion, stays),
      answers(openExport, exported),
      answers(changeEmail, {}),
      answers(sendEmailConfirmation, {}),
      ...api,
    ],
  });
  const outcome = await postForm(storefront, forms, form, values, { query: new URLSearchParams(query) });
  return { outcome, sent: storefront.sent.map(({ path, payload }) => [path, payload]) };
}

test.each([
  ['account.export', requestExport.path, '/my-account/settings?done=export'],
  ['account.delete', requestDeletion.path, '/my-account/settings'],
] as const)('without scripts %s is confirmed with the password, or cancelled (P8)', async (form, path, next) => {
  const confirmed = await send(form, { currentPassword: ' Odeta-2026' });
  const empty = await send(form, { currentPassword: '' });
  const cancelled = await send(form, { currentPassword: 'x', cancel: 'true' });

  expect(confirmed).toEqual({ outcome: { to: next }, sent: [[path, { currentPassword: ' Odeta-2026' }]] });
  expect(empty).toEqual({ outcome: { errors: { currentPassword: 'Toto políčko nemôže byť prázdne' } }, sent: [] });
  expect(cancelled).toEqual({ outcome: { to: '/my-account/settings' }, sent: [] });
});

test('without scripts the deletion is cancelled, and the export is a file with the data of the link (P8)', async () => {
  const kept = await send('account.keep', {});
  const { outcome, sent } = await send('account.download', {}, { query: `${EXPORT_PARAMETER}=secret` });

  expect(kept).toEqual({ outcome: { to: '/my-account/settings' }, sent: [[cancelDeletion.path, {}]] });
  expect(sent).toEqual([[openExport.path, { token: 'secret' }]]);
  expect(outcome).toEqual({ file: { name: 'odeta-2026-11-29.json', text: JSON.stringify(exported, null, 2) } });
});

test('without scripts a new e-mail asks for the password only if the customer was not confirmed lately (P8)', async () => {
  const email = 'nova@example.sk';
  const api = [refuses(changeEmail, { code: 'confirmation-required', status: 403 })];

  const wrong = await send('account.new-email', { email: 'nova' });
  const asked = await send('account.new-email', { email }, { api });
  const confirmed = await send('account.new-email', { email, currentPassword: 'Odeta-2026' });
  const direct = await send('account.new-email', { email });

  expect(wrong).toEqual({ outcome: { errors: { email: expect.any(String) } }, sent: [] });
  expect(asked.outcome).toEqual({ errors: { currentPassword: 'Toto políčko nemôže byť prázdne' } });
  expect(confirmed.outcome).toEqual({ to: '/my-account/settings?done=email' });
  expect(confirmed.sent).toEqual([[changeEmail.path, { email, currentPassword: 'Odeta-2026' }]]);
  expect(direct.sent).toEqual([[changeEmail.path, { email }]]);
});

test('without scripts the link of an e-mail confirms the address by a button (K8)', async () => {
  const api = [answers(confirmEmail, { email: 'nova@example.sk' })];

  const { outcome, sent } = await send('account.open-link', {}, { api, query: 'email-confirmation=abc' });

  const old = await send(
    'account.open-link',
    {},
    { api: [refuses(confirmEmail, { code: 'unknown-link', status: 404 })] },
  );

  expect(outcome).toEqual({ to: '/my-account/settings' });
  expect(sent).toEqual([[confirmEmail.path, { token: 'abc' }]]);
  expect(old.outcome).toEqual({ to: '/my-account/confirm-email' });
});

test('without scripts the link that confirms the e-mail is sent again (K8)', async () => {
  const { outcome, sent } = await send('account.confirm-email', {});

  expect(outcome).toEqual({ to: '/my-account/settings?done=confirmation' });
  expect(sent).toEqual([[sendEmailConfirmation.path, {}]]);
});
