import {
  cancelDeletion,
  changePassword,
  endLogIns,
  type LogIn,
  openExport,
  type PersonalData,
  type Profile,
  readAccount,
  readLogIns,
  readPasskeys,
  readPersonalData,
  readProfile,
  readSavedMeans,
  requestDeletion,
  saveProfile,
  sendEmailConfirmation,
} from '@odeta/contracts';
import { answers, refuses, screen, within } from '@odeta/storefront/testing';
import { jana, openAccountPage } from '../../testing/open-account-page.tsx';
import * as settings from './settings.page.tsx';

const here: LogIn = { id: '1', device: 'Chrome, Windows', loggedInAt: null, lastUsedOn: '2026-11-23', isThis: true };
const phone: LogIn = { ...here, id: '2', device: 'Safari, iPhone', lastUsedOn: '2026-11-20', isThis: false };
const logIns = answers(readLogIns, { logIns: [here, phone] });
const profile: Profile = {
  ...{ firstName: 'Jana', lastName: 'Hrušková', familyName: '', mobilePhone: '905123456', birthday: '1990-03-24' },
  ...{ gender: 'female', isAuthorized: false },
};
const phoneRule = { min: 9, max: 9, pattern: '^\\d+$' };
const validationPatterns = { city: '', 'client-name': '', 'client-surname': '', street: '', phone: phoneRule };
const says = (parts: Partial<Profile> = {}) =>
  answers(readProfile, {
    ...{ profile: { ...profile, ...parts }, validationPatterns, contactUrl: '/pomoc/kontakt/' },
  });
const stays: PersonalData = { deletionDueAt: null, waitDays: 14, waitsFor: [] };
const open = (...api: ReturnType<typeof refuses>[]) =>
  openAccountPage(settings, {
    url: '/my-account/settings',
    api: [logIns, says(), answers(readPersonalData, stays), answers(readPasskeys, { passkeys: [] }), noMeans, ...api],
  });

const noMeans = answers(readSavedMeans, { isOffered: false, means: [], needsConfirmation: false });

async function fill({ user }: Awaited<ReturnType<typeof open>>, current: string) {
  await user.type(screen.getByLabelText('Súčasné heslo'), current);
  await user.type(screen.getByLabelText('Nové heslo'), 'Nove-Heslo-77{Enter}');
}

test('changing the password requires the current password and logs out other browsers by default (P8)', async () => {
  const page = await open(answers(changePassword, {}));

  await fill(page, 'Odeta-2026');

  expect(await screen.findByText('Heslo je zmenené.')).toBeVisible();
  expect(page.sentTo(changePassword.path)[0]?.payload).toEqual({
    currentPassword: 'Odeta-2026',
    password: 'Nove-Heslo-77',
    endOthers: true,
  });
  expect(screen.getByLabelText('Nové heslo')).toHaveValue('');
  expect(screen.queryByText('Safari, iPhone')).not.toBeInTheDocument();
});

test('a wrong current password shows an error at its field (P8)', async () => {
  const validation = { currentPassword: ['Heslo nie je správne'] };
  await fill(await open(refuses(changePassword, { code: 'validation', status: 422, validation })), 'x');

  expect(await screen.findByText('Heslo nie je správne')).toBeVisible();
  expect(screen.getByLabelText('Súčasné heslo')).toHaveFocus();
});

test('another browser is logged out with one click; without others the button for all of them is hidden (P8)', async () => {
  const page = await open(answers(endLogIns, { logIns: [here] }));
  expect(screen.getByText('Naposledy použité 20. 11. 2026')).toBeVisible();

  await page.user.click(screen.getByRole('button', { name: 'Odhlásiť sa Safari, iPhone' }));

  expect(screen.queryByText('Safari, iPhone')).not.toBeInTheDocument();
  expect(page.sentTo(endLogIns.path)[0]?.payload).toEqual({ id: '2' });
  expect(screen.queryByRole('button', { name: 'Odhlásiť všetky ostatné' })).not.toBeInTheDocument();
});

test('when the session has ended, an action shows the logged-out message instead of its result (P8)', async () => {
  const page = await open(refuses(endLogIns, { code: 'log-in-required', status: 401 }));

  await page.user.click(screen.getByRole('button', { name: 'Odhlásiť všetky ostatné' }));

  expect(await screen.findByRole('heading', { name: 'Odhlásili sme vás' })).toBeVisible();
});

test('the confirmation link of an unconfirmed e-mail is sent again with one click (K8)', async () => {
  const account = { ...jana, isEmailConfirmed: false };
  const page = await open(answers(readAccount, { account }), answers(sendEmailConfirmation, {}));

  await page.user.click(screen.getByRole('button', { name: 'Poslať odkaz znova' }));

  expect(await screen.findByText('Odkaz sme poslali na jana.hruskova@example.sk.')).toBeVisible();
});

test('a customer edits the profile, and server errors are shown at their fields (P8, H10, H22)', async () => {
  const validation = { 'customer.birthday': ['Ste príliš mladí'] };
  const page = await open(refuses(saveProfile, { code: 'validation', status: 422, validation }));
  const field = (name: string) => screen.getByRole('textbox', { name });
  expect(field('Dátum narodenia')).toHaveValue('24/03/1990');

  await page.user.clear(field('Meno'));
  await page.user.click(screen.getByRole('button', { name: 'Uložiť údaje' }));
  expect(page.sentTo(saveProfile.path).filter(({ method }) => method === 'POST')).toEqual([]);
  await page.user.type(field('Meno'), 'Janka');
  await page.user.selectOptions(screen.getByRole('combobox', { name: /^Pohlavie/ }), '');
  await page.user.click(screen.getByRole('button', { name: 'Uložiť údaje' }));

  expect(await screen.findByText('Ste príliš mladí')).toBeVisible();
  expect(field('Dátum narodenia')).toHaveFocus();
  const [sent] = page.sentTo(saveProfile.path).filter(({ method }) => method === 'POST');
  expect(sent?.payload).toMatchObject({ firstName: 'Janka', birthday: '1990-03-24', gender: null });
});

test('an authorised customer sees why name and birth date are read-only, and a link to customer support (P8, K5, O1)', async () => {
  await open(says({ isAuthorized: true }));

  expect(screen.getByRole('textbox', { name: 'Meno' })).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: 'Dátum narodenia' })).toHaveAttribute('readonly');
  expect(screen.getByRole('textbox', { name: /^Mobilné/ })).not.toHaveAttribute('readonly');
  expect(screen.getByText(/^Úpravy momentálne nie sú možné\. .+ mení len zákaznícka podpora/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Napíšte nám, zmeníme ich' })).toHaveAttribute('href', '/pomoc/kontakt/');
});

test('a data export link that is no longer valid offers the form that requests a new link (P8)', async () => {
  const messages = [{ type: 'error' as const, message: 'Odkaz už neplatí.', autoclose: false, closable: false }];
  const page = await openAccountPage(settings, {
    url: '/my-account/settings?data-export=old',
    api: [
      ...[logIns, says(), answers(readPersonalData, stays), answers(readPasskeys, { passkeys: [] }), noMeans],
      refuses(openExport, { code: 'unknown-link', status: 404, messages }),
    ],
  });

  await page.user.click(screen.getByRole('button', { name: 'Stiahnuť súbor' }));
  expect(await screen.findByText('Odkaz už neplatí.')).toBeVisible();
  expect(screen.queryByText(/Vaše údaje sú pripravené/)).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Požiadať o nový odkaz' }));

  const form = within(screen.getByRole('form', { name: 'Stiahnuť údaje' }));
  expect(form.getByLabelText('Súčasné heslo')).toHaveFocus();
});

test('deleting the account requires the password and can be cancelled during the waiting period (P8)', async () => {
  const due = { ...stays, deletionDueAt: '2026-12-07T10:00:00.000Z' };
  const page = await open(answers(requestDeletion, due), answers(cancelDeletion, stays));
  await page.user.click(screen.getByRole('button', { name: 'Zrušiť účet' }));
  const form = within(screen.getByRole('form', { name: 'Zrušiť účet' }));

  await page.user.click(form.getByRole('button', { name: 'Zrušiť účet' }));
  expect(page.sentTo(requestDeletion.path)).toEqual([]);
  await page.user.type(form.getByLabelText('Súčasné heslo'), 'Odeta-2026{Enter}');

  expect(await screen.findByText('Účet zrušíme 7. 12. 2026.')).toBeVisible();
  expect(screen.queryByText('Safari, iPhone')).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Ponechať účet' }));
  expect(await screen.findByRole('button', { name: 'Zrušiť účet' })).toBeVisible();
});
