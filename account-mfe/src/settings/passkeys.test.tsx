import {
  changeEmail,
  confirmByCode,
  confirmByPassword,
  prepareNewPasskey,
  readLogIns,
  readPasskeys,
  readPersonalData,
  readProfile,
  readSavedMeans,
  removePasskey,
  requestConfirmingCode,
} from '@odeta/contracts';
import { answers, refuses, screen, within } from '@odeta/storefront/testing';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import * as settings from './settings.page.tsx';

const validationPatterns = {
  ...{ city: '', 'client-name': '', 'client-surname': '', street: '' },
  phone: { min: 9, max: 9, pattern: '^\\d+$' },
};
const profile = {
  ...{ firstName: 'Jana', lastName: 'Hrušková', familyName: '', mobilePhone: '', birthday: '' },
  ...{ gender: null, isAuthorized: false },
};
const key = { id: '7', name: 'Safari, iPhone', createdAt: '2026-09-12T10:00:00.000Z', lastUsedAt: null };
const unconfirmed = { code: 'confirmation-required', status: 403 };
const open = (...api: ReturnType<typeof refuses>[]) =>
  openAccountPage(settings, {
    url: '/my-account/settings',
    api: [
      answers(readLogIns, { logIns: [] }),
      answers(readProfile, { profile, validationPatterns, contactUrl: null }),
      answers(readPersonalData, { deletionDueAt: null, waitDays: 14, waitsFor: [] }),
      answers(readPasskeys, { passkeys: [key] }),
      answers(readSavedMeans, { isOffered: false, means: [], needsConfirmation: false }),
      ...api,
    ],
  });
const confirmation = () => within(screen.getByRole('form', { name: 'Potvrďte, že ste to vy' }));

test('a changed e-mail waits for a confirmation by password, and the typed address stays (P8)', async () => {
  const page = await open(refuses(changeEmail, unconfirmed), answers(confirmByPassword, {}));
  await page.user.click(screen.getByRole('button', { name: 'Zmeniť e-mail' }));
  await page.user.type(screen.getByLabelText('Nový e-mail'), 'nova@example.sk{Enter}');
  expect(await screen.findByRole('heading', { name: 'Potvrďte, že ste to vy' })).toHaveFocus();
  expect(screen.getByLabelText('Nový e-mail')).toHaveValue('nova@example.sk');

  page.storefront.prepare(answers(changeEmail, {}));
  await page.user.type(confirmation().getByLabelText('Súčasné heslo'), 'Odeta-2026{Enter}');

  expect(await screen.findByText(/Odkaz sme poslali na nova@example.sk/)).toBeVisible();
  expect(page.sentTo(changeEmail.path).map(({ payload }) => payload)).toEqual([
    { email: 'nova@example.sk' },
    { email: 'nova@example.sk' },
  ]);
});

test('the last passkey is removed after a confirmation by the code of an e-mail (P8)', async () => {
  const page = await open(
    refuses(removePasskey, unconfirmed),
    answers(requestConfirmingCode, {}),
    answers(confirmByCode, {}),
  );
  await page.user.click(screen.getByRole('button', { name: 'Odstrániť Safari, iPhone' }));
  await page.user.click(await screen.findByRole('button', { name: 'Poslať kód e-mailom' }));
  const code = await screen.findByLabelText('Šesťmiestny kód z e-mailu');
  expect(code).toHaveFocus();

  page.storefront.prepare(answers(removePasskey, { passkeys: [] }));
  await page.user.type(code, '482913{Enter}');

  expect(page.sentTo(confirmByCode.path)[0]?.payload).toEqual({ code: '482913' });
  expect(screen.queryByText('Safari, iPhone')).not.toBeInTheDocument();
});

test('a browser without passkeys says so, and offers no button (P8)', async () => {
  const page = await open(answers(prepareNewPasskey, { options: {} }));

  expect(screen.getByText('V tejto aplikácii sa kľúč pridať nedá. Otvorte účet v prehliadači.')).toBeVisible();
  expect(page.sentTo(prepareNewPasskey.path)).toEqual([]);
});
