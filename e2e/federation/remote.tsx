import { addItem, buyingPages, readProduct } from '@odeta/contracts';
import type { RemoteModule } from '@odeta/storefront';
import { useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { Link } from '@odeta/storefront/router';
import { text } from '@odeta/ui';
import { useState } from 'react';

/** The product on this team's page. */
const GIFT = 'rebrovany-sveter-z-bavlny';

function GiftPage() {
  const t = useTexts('help');
  const { api } = useStorefront();
  const [count, setCount] = useState(0);

  async function buy() {
    const { variants } = await api.send(readProduct, { slug: GIFT });
    const variant = variants.find(({ availability, piecesLeft }) => availability === 1 && piecesLeft === null);
    if (!variant) throw new Error(`${GIFT} cannot be bought`);
    await api.send(addItem, { variantId: variant.variantId, quantity: 1 });
    setCount(count + 1);
  }

  return (
    <>
      <h1>{t('title')}</h1>
      <p className={text.soft}>{t('bought', { count: String(count) })}</p>
      <button type="button" onClick={buy}>
        {t('buy')}
      </button>
      <Link to={buyingPages.cart}>{t('cart')}</Link>
    </>
  );
}

const messages = () => import(/* webpackChunkName: "texts" */ './remote-texts.json');

/** Another team's remote, which replaces the help remote. */
export const remote = {
  name: 'help',
  routes: [{ path: '/pomoc', page: GiftPage, meta: ({ i18n }) => ({ title: i18n.t('title', { ns: 'help' }) }) }],
  messages: { pl: messages, sk: messages, hu: messages, ro: messages, ru: messages, uk: messages },
} satisfies RemoteModule<'help'>;
