import { expressOrderPage } from '@odeta/contracts';
import { AgreedByPress } from '@odeta/purchase/wallets';
import { useTexts } from '@odeta/storefront/i18n';
import { text } from '@odeta/ui';
import { OrderLink } from '../order-link.tsx';
import classes from './express-order.module.css';

interface Props {
  /** The wallet's name. */
  wallet: string;
  /** Sanitised HTML. */
  agreed: readonly string[];
}

/** Leads to the checkout, which opens the wallet's payment sheet at once: so its consents are shown here. */
export function ExpressOrder({ wallet, agreed }: Props) {
  const t = useTexts('cart');
  return (
    <section className={classes.express} aria-labelledby="express-title">
      <h3 id="express-title" className={`${text.size14} ${text.medium}`}>
        {t('express.title')}
      </h3>
      <p className={`${text.size13} ${text.soft}`}>{t('express.lead')}</p>
      <OrderLink to={expressOrderPage} kind="secondary" big>
        {t('express.pay', { wallet })}
      </OrderLink>
      <AgreedByPress lead={t('express.accepted')} agreed={agreed} />
    </section>
  );
}
