import { logInByCode, readBotChallenge, requestLogInCode } from '@odeta/contracts';
import { answers, refuses, screen } from '@odeta/storefront/testing';
import { useLayoutEffect } from 'react';
import { openAccountPage } from '../../testing/open-account-page.tsx';
import * as logInPage from './log-in.page.tsx';

const url = '/my-account/log-in?return=/my-account/codes';
const noBots = refuses(readBotChallenge, { code: 'not-found', status: 404 });
const wrong = { code: ['Kód nesedí. Zostávajúce pokusy: 4.'] };

test('a code is asked for with the typed e-mail, sent with its last digit, and a wrong one can be corrected (K7)', async () => {
  const { user, sentTo } = await openAccountPage(logInPage, {
    url,
    api: [
      noBots,
      answers(requestLogInCode, { hasSms: false }),
      refuses(logInByCode, { code: 'validation', status: 422, validation: wrong }),
    ],
  });
  const ask = screen.getByRole('button', { name: 'Poslať kód e-mailom' });

  await user.click(ask);
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  expect(sentTo(requestLogInCode.path)).toEqual([]);
  await user.type(screen.getByLabelText('E-mail'), 'jana@example.sk');
  await user.click(ask);
  expect(await screen.findByText('Na jana@example.sk, ak k nemu patrí účet.')).toHaveFocus();
  await user.type(screen.getByLabelText('Šesťmiestny kód z e-mailu'), '482 913');

  expect(await screen.findByText('Kód nesedí. Zostávajúce pokusy: 4.')).toBeVisible();
  expect(screen.getByLabelText('Šesťmiestny kód z e-mailu')).toHaveFocus();
  expect(sentTo(logInByCode.path).map(({ payload }) => payload)).toEqual([
    { email: 'jana@example.sk', code: '482913', rememberMe: false },
  ]);
  expect(screen.getByRole('button', { name: /Nový kód pošleme o/ })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Použiť heslo' }));
  expect(screen.getByLabelText('Heslo')).toBeVisible();
});

test('where the shop sends SMS, the code can be asked for at the confirmed number, which may not exist (K7)', async () => {
  const { user, sentTo } = await openAccountPage(logInPage, {
    url,
    api: [noBots, answers(requestLogInCode, { hasSms: true })],
  });
  await user.type(screen.getByLabelText('E-mail'), 'jana@example.sk');
  await user.click(screen.getByRole('button', { name: 'Poslať kód e-mailom' }));

  await user.click(await screen.findByRole('button', { name: 'Poslať radšej SMS' }));

  expect(await screen.findByText(/ktoré ste si v účte jana@example.sk overili/)).toBeVisible();
  expect(screen.getByLabelText('Šesťmiestny kód z SMS')).toBeVisible();
  expect(sentTo(requestLogInCode.path).map(({ payload }) => payload)).toEqual([
    { email: 'jana@example.sk', by: 'email' },
    { email: 'jana@example.sk', by: 'sms' },
  ]);
});

test('the button for a passkey is there when the page is first shown, so that what follows does not move (K7)', async () => {
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  const key = () => screen.queryByRole('button', { name: 'Prihlásiť sa prístupovým kľúčom' });
  const seen: boolean[] = [];
  function Page() {
    useLayoutEffect(() => void seen.push(key() !== null), []);
    return <logInPage.default />;
  }

  await openAccountPage({ ...logInPage, default: Page }, { url });

  expect(seen).toEqual([true]);
  expect(key()).toBeVisible();
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

test('a browser without passkeys offers the code only (K7)', async () => {
  await openAccountPage(logInPage, { url });

  expect(screen.queryByRole('button', { name: 'Prihlásiť sa prístupovým kľúčom' })).not.toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('autocomplete', 'username webauthn');
});
