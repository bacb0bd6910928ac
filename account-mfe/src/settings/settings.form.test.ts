import { changePassword, endLogIns, readProfile, saveProfile } from '@odeta/contracts';
import { answers, createTestStorefront, postForm, refuses } from '@odeta/storefront/testing';
import { forms } from '../forms.ts';
import { messages } from '../messages/index.ts';

const profile = {
  ...{ firstName: 'Jana', lastName: 'Hrušková', familyName: '', mobilePhone: '', birthday: '1990-03-24' },
  ...{ gender: null, isAuthorized: false },
};
const validationPatterns = {
  ...{ city: '', 'client-name': '', 'client-surname': '', street: '' },
  phone: { min: 9, max: 9, pattern: '^\\d+$' },
};

async function send(form: keyof typeof forms, values: Record<string, string>, ...api: ReturnType<typeof refuses>[]) {
  const { default: account } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { account },
    api: [
      answers(readProfile, { profile, validationPatterns, contactUrl: null }),
      answers(saveProfile, { profile }),
      answers(changePassword, {}),
      answers(endLogIns, { logIns: [] }),
      ...api,
    ],
  });
  const outcome = await postForm(storefront, forms, form, values);
  const payloadOf = (path: string) => storefront.sent.findLast((request) => request.path === path)?.payload;
  return { outcome, payloadOf };
}

test('without scripts the data of the customer are saved by the rules of the page', async () => {
  const typed = {
    firstName: 'Jana',
    lastName: 'Nová',
    birthday: '24/03/1990',
    mobilePhone: '905123456',
    gender: 'female',
  };

  const { outcome, payloadOf } = await send('account.profile', typed);
  const wrong = await send('account.profile', { ...typed, lastName: '' });

  expect(outcome).toEqual({ to: '/my-account/settings?done=profile' });
  expect(payloadOf(saveProfile.path)).toMatchObject({ lastName: 'Nová', gender: 'female' });
  expect(wrong.outcome).toEqual({ errors: { lastName: expect.any(String) } });
  expect(wrong.payloadOf(saveProfile.path)).toBeUndefined();
});

test('without scripts the password is changed, and a wrong one is an error of its field', async () => {
  const typed = { currentPassword: 'Odeta-2026', password: 'Nove-Heslo-1', endOthers: 'true' };
  const refused = refuses(changePassword, {
    ...{ code: 'validation', status: 422, validation: { currentPassword: ['Heslo nesedí'] } },
  });

  const { outcome, payloadOf } = await send('account.password', typed);
  const empty = await send('account.password', { currentPassword: '', password: 'x' });
  const wrong = await send('account.password', typed, refused);

  expect(payloadOf(changePassword.path)).toEqual({
    ...{ currentPassword: 'Odeta-2026', password: 'Nove-Heslo-1', endOthers: true },
  });
  expect(outcome).toEqual({ to: '/my-account/settings?done=password' });
  expect(empty.outcome).toMatchObject({ errors: { currentPassword: expect.any(String) } });
  expect(wrong.outcome).toMatchObject({ code: 'validation', status: 422 });
});

test('without scripts one log-in or all others are ended', async () => {
  const one = await send('account.end-log-in', { id: '7' });
  const all = await send('account.end-log-in', {});

  expect([one.payloadOf(endLogIns.path), all.payloadOf(endLogIns.path)]).toEqual([{ id: '7' }, {}]);
  expect(one.outcome).toEqual({ to: '/my-account/settings' });
});
