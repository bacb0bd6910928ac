import mail from '@lucide/icons/icons/mail';
import phone from '@lucide/icons/icons/phone';
import { phoneUrl, type Seller } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import { classNames, Icon, keepTogether, text } from '@odeta/ui';
import classes from './seller-card.module.css';

/** Phone and e-mail of the shop. */
export function SellerContacts({ seller }: { seller: Readonly<Seller> }) {
  const t = useTexts('help');
  return (
    <ul className={classes.contacts}>
      <li className={classes.contact}>
        <Icon icon={phone} />
        <span>
          <a className={text.medium} href={phoneUrl(seller.phone)}>
            {seller.phone}
          </a>
          <span className={classes.hint}>{t('seller.hours', { hours: seller.phoneHours })}</span>
        </span>
      </li>
      <li className={classes.contact}>
        <Icon icon={mail} />
        <span>
          <a className={text.medium} href={`mailto:${seller.email}`}>
            {seller.email}
          </a>
          <span className={classes.hint}>{t('seller.email-hint')}</span>
        </span>
      </li>
    </ul>
  );
}

/** The seller's identity, as required by law. */
export function SellerCard({ seller: { name, address, register } }: { seller: Readonly<Seller> }) {
  const t = useTexts('help');
  return (
    <section className={classes.card} aria-labelledby="seller-title">
      <h2 id="seller-title" className={text.size18}>
        {t('seller.title')}
      </h2>
      <address className={classes.address}>
        <strong className={text.medium}>{name}</strong>
        <br />
        {keepTogether(address)}
      </address>
      <p className={classNames(text.size13, text.soft)}>{register}</p>
    </section>
  );
}
