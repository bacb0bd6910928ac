import {
  confirmByPassword,
  confirmSmsNumber,
  readLogIns,
  readPasskeys,
  readPersonalData,
  readProfile,
  readSavedMeans,
  readSmsLogIn,
  removeSmsNumber,
  requestSmsNumber,
} from '@odeta/contracts';
import { answers, refuses, screen, within } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import * as settings from './settings.page.tsx';

const profile = {
  ...{ firstName: 'Jana', lastName: 'Hrušková', familyName: '', mobilePhone: '905123456', birthday: '' },
  ...{ gender: null, isAuthorized: false },
};
const validationPatterns = {
  ...{ city: '', 'client-name': '', 'client-surname': '', street: '' },
  phone: { min: 9, max: 9, pattern: '^\\d+$' },
};
const own = { isOffered: true, number: null, ownNumber: '••• 456' };

const open = (sms: typeof own, ...api: ReturnType<typeof refuses>[]) =>
  openAccountPage(settings, {
    url: '/my-account/settings',
    api: [
      answers(readLogIns, { logIns: [] }),
      answers(readProfile, { profile, validationPatterns, contactUrl: null }),
      answers(readPersonalData, { deletionDueAt: null, waitDays: 14, waitsFor: [] }),
      answers(readPasskeys, { passkeys: [] }),
      answers(readSavedMeans, { isOffered: false, means: [], needsConfirmation: false }),
      answers(readSmsLogIn, sms),
      ...api,
    ],
  });

test('a number is confirmed by the code of an SMS after the customer has shown that it is them, and removed again (P8)', async () => {
  const confirmed = { ...own, number: '••• 456' };
  const page = await open(
    own,
    refuses(requestSmsNumber, { code: 'confirmation-required', status: 403 }),
    answers(confirmByPassword, {}),
    refuses(confirmSmsNumber, { code: 'validation', status: 422, validation: { code: ['Kód nesedí.'] } }),
    answers(removeSmsNumber, own),
  );
  await page.user.click(screen.getByRole('button', { name: 'Overiť číslo ••• 456' }));
  page.storefront.prepare(answers(requestSmsNumber, {}));
  const confirmation = within(await screen.findByRole('form', { name: 'Potvrďte, že ste to vy' }));
  await page.user.type(confirmation.getByLabelText('Súčasné heslo'), 'Odeta-2026{Enter}');
  const code = await screen.findByRole('textbox', { name: /^Kód zo SMS/ });
  expect(code).toHaveFocus();
  await page.user.type(code, '111111{Enter}');
  expect(code).toHaveAccessibleDescription(/Kód nesedí/);

  page.storefront.prepare(answers(confirmSmsNumber, confirmed));
  await page.user.click(screen.getByRole('button', { name: 'Potvrdiť číslo' }));
  expect(await screen.findByText('Kódy posielame na číslo ••• 456.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Neposielať kódy na toto číslo' }));

  expect(await screen.findByRole('button', { name: 'Overiť číslo ••• 456' })).toBeVisible();
});

test('a shop without a gateway of SMS does not mention it (P8)', async () => {
  await open({ ...own, isOffered: false });

  expect(screen.queryByRole('heading', { name: 'Kód v SMS' })).toBeNull();
});
