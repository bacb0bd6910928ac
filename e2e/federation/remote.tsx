import type { RemoteModule } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { text } from '@odeta/ui';
import { useState } from 'react';

function GiftPage() {
  const t = useTexts('help');
  const [count, setCount] = useState(0);
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={text.soft}>{t('wrapped', { count: String(count) })}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {t('wrap')}
      </button>
      <Link to="/cart">{t('cart')}</Link>
    </>
  );
}

const messages = () => import(/* webpackChunkName: "texts" */ './remote-texts.json');

/** The remote of another team, in the place of the help remote. */
export const remote = {
  name: 'help',
  routes: [{ path: '/pomoc', page: GiftPage, meta: ({ i18n }) => ({ title: i18n.t('title', { ns: 'help' }) }) }],
  messages: { pl: messages, sk: messages, hu: messages, ro: messages, ru: messages },
} satisfies RemoteModule<'help'>;
