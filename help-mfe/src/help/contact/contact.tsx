import { useStore, useStorefront } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useLocation } from '@odeta/storefront/router';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { Button, Icon, text } from '@odeta/ui';
import { PostForm } from '@odeta/ui/forms/posted';
import { Focused } from '../forms/focused.tsx';
import classes from '../forms/form.module.css';
import { createSellerStore } from '../seller/seller.store.ts';
import { SellerContacts } from '../seller/seller-card.tsx';
import { CONTACT_FORM, createContactStore } from './contact.store.ts';
import { ContactForm } from './contact-form.tsx';

/** The shop's contact data and the contact form. */
export function Contact() {
  const t = useTexts('help');
  const { contact } = useSnapshot(useStore(createSellerStore).state);
  const { sent } = useSnapshot(useStore(createContactStore).state);
  if (!contact) return null;
  const { seller, answerDays, privacyUrl } = contact;
  return (
    <>
      <p className={text.soft}>{t('contact.lead', { count: answerDays })}</p>
      <SellerContacts seller={seller} />
      <section className={classes.section} aria-labelledby="contact-title">
        <h2 id="contact-title" className={text.size22}>
          {t('contact.title')}
        </h2>
        {sent ? <Sent sent={sent} /> : <ContactForm privacyUrl={privacyUrl} />}
      </section>
    </>
  );
}

type SentMessage = NonNullable<Snapshot<ReturnType<typeof createContactStore>['state']>['sent']>;

function Sent({ sent: { number, email, answerBy, copy } }: { sent: SentMessage }) {
  const t = useTexts('help');
  const { format } = useStorefront();
  const { writeAnother } = useStore(createContactStore);
  const { pathname } = useLocation();
  return (
    <Focused className={classes.done} role="status">
      <p className={classes.received}>
        <Icon icon="circle-check" />
        {t('contact.sent')}
      </p>
      <p>
        {t('contact.sent-number', { number, email, day: format.day(answerBy) })} {copy && t('contact.sent-copy')}
      </p>
      <div className={classes.actions}>
        <a className={text.link} href="/">
          {t('contact.shop')}
        </a>
        <PostForm name={CONTACT_FORM} to={pathname}>
          <Button kind="text" type="submit" name="again" value="yes" onClick={writeAnother}>
            {t('contact.again')}
          </Button>
        </PostForm>
      </div>
    </Focused>
  );
}
