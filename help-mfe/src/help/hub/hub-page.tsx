import { findOrderPage, type Seller } from '@odeta/contracts';
import { useTexts } from '@odeta/storefront/i18n';
import type { Snapshot } from '@odeta/storefront/state';
import { buttonClass, classNames, keepTogether, layout, text } from '@odeta/ui';
import { Accordion } from '@odeta/ui/disclosure';
import { Breadcrumbs } from '@odeta/ui/products';
import type { ReactNode } from 'react';
import { SellerContacts } from '../seller/seller-card.tsx';
import classes from './hub.module.css';
import { HubTiles } from './hub.tsx';
import type { Hub } from './hub-of.ts';

interface Props {
  hub: Snapshot<Hub>;
  /** Of this page. */
  url: string;
  /** `null` until it is known. */
  seller: Readonly<Seller> | null;
  /** The search, with what it shows while nothing is searched. */
  search: (shown: ReactNode) => ReactNode;
  /** Links to all pages of the help. */
  children: ReactNode;
}

/** The index page of the help: search, topics, what is asked most, finding an order, and how to reach the shop. */
export function HubPage({ hub: { tiles, questions, links }, url, seller, search, children }: Props) {
  const t = useTexts('help');
  return (
    <div className={classNames(layout.wrap, classes.page)}>
      <Breadcrumbs path={[{ name: t('title'), url }]} />
      <div className={classes.head}>
        <header className={classes.title}>
          <h1 className={text.title48}>{t('hub.title')}</h1>
          <p className={text.soft}>{t('choose')}</p>
        </header>
        {search(
          <>
            <HubTiles tiles={tiles} />
            <div className={classes.columns}>
              <section aria-labelledby="asked">
                <h2 id="asked" className={classNames(text.title36, classes.asked)}>
                  {t('hub.questions')}
                </h2>
                {questions.map(({ question, answer }) => (
                  <Accordion key={question} title={keepTogether(question)}>
                    <div className={classes.words} dangerouslySetInnerHTML={{ __html: keepTogether(answer) }} />
                  </Accordion>
                ))}
                <ul className={classes.links}>
                  {links.map((link) => (
                    <li key={link.url}>
                      <a className={text.link} href={link.url}>
                        {link.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
              <div className={classes.aside}>
                <FindOrder />
                {seller && (
                  <section className={classes.reach} aria-labelledby="reach">
                    <h2 id="reach" className={text.size18}>
                      {t('hub.reach')}
                    </h2>
                    <SellerContacts seller={seller} />
                  </section>
                )}
              </div>
            </div>
          </>,
        )}
      </div>
      {children}
    </div>
  );
}

function FindOrder() {
  const t = useTexts('help');
  return (
    <section className={classes.order} aria-labelledby="find-order">
      <h2 id="find-order" className={text.size18}>
        {t('hub.find-order')}
      </h2>
      <p className={classNames(text.size14, text.soft)}>{t('hub.find-order-text')}</p>
      <a className={buttonClass({ wide: true })} href={findOrderPage}>
        {t('hub.find-order')}
      </a>
    </section>
  );
}
