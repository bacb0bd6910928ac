import { legalDocuments } from '@odeta/contracts';
import { type PageLocation, type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { useSnapshot } from '@odeta/storefront/state';
import { classNames, keepTogether, layout, Skeleton, text } from '@odeta/ui';
import { NotFound } from '@odeta/ui/not-found';
import { CatalogueOrder } from './catalogue-order/catalogue-order.tsx';
import { Contact } from './contact/contact.tsx';
import { DeliveryMethods, Payments } from './delivery/delivery-methods.tsx';
import { helpMeta } from './help.meta.ts';
import classes from './help.module.css';
import { createHelpStore, HELP_URL, WITH_SELLER } from './help.store.ts';
import { HelpNav } from './help-nav.tsx';
import { HelpSearch } from './help-search.tsx';
import { LegalPage } from './legal/legal-page.tsx';
import { createSellerStore } from './seller/seller.store.ts';
import { SellerCard } from './seller/seller-card.tsx';
import { SizeTables } from './sizes/size-tables.tsx';
import { Tiles } from './tiles/tiles.tsx';
import { Topic } from './topic.tsx';
import { Deadline } from './withdrawal/deadline.tsx';
import { Withdrawal } from './withdrawal/withdrawal.tsx';

export const load = ({ storeOf }: Storefront, { params, query }: PageLocation) =>
  storeOf(createHelpStore).load(params.slug ?? null, query.get('q') ?? undefined);

export const meta = helpMeta;

/** A help page with its topics. */
export default function HelpPage() {
  const t = useTexts('help');
  const { status, pages, page, topics, contactUrl } = useSnapshot(useStore(createHelpStore).state);
  const { contact } = useSnapshot(useStore(createSellerStore).state);
  if (status === 'not-found') return <NotFound />;
  if (status === 'idle') return <Skeleton className={classes.waiting} />;
  const legal = topics.find(({ key }) => legalDocuments.some((document) => document === key));
  if (legal) {
    return (
      <LegalPage title={legal.title} url={legal.url} helpUrl={HELP_URL}>
        <Topic topic={legal} titled={false} />
      </LegalPage>
    );
  }
  const has = (key: string) => topics.some((topic) => topic.key === key);
  const shown = topics.map((topic) => (
    <Topic key={topic.key} topic={topic} titled={topic.title !== page?.title}>
      {topic.key === 'delivery' && <DeliveryMethods />}
      {topic.key === 'payment' && <Payments />}
      {topic.key === 'sizes' && <SizeTables contactUrl={contactUrl} />}
      {topic.key === 'catalogue' && <CatalogueOrder />}
      {topic.tiles && <Tiles tiles={topic.tiles} />}
    </Topic>
  ));
  return (
    <div className={classNames(layout.wrap, classes.columns)}>
      <div className={classNames(classes.page, has('sizes') && classes.wide)}>
        <h1 className={classNames(classes.title, text.title48)}>{keepTogether(page?.title ?? t('title'))}</h1>
        {page === null && (
          <HelpSearch>
            <p className={text.soft}>{t('choose')}</p>
          </HelpSearch>
        )}
        {has('contact') && <Contact />}
        {has('withdrawal') && <Withdrawal />}
        {page?.isFrequent ? <HelpSearch>{shown}</HelpSearch> : shown}
        {contact && WITH_SELLER.some(has) && (
          <div className={classes.seller}>
            {has('withdrawal') && <Deadline claimsUrl={contact.claimsUrl} formUrl={contact.withdrawalFormUrl} />}
            <SellerCard seller={contact.seller} />
          </div>
        )}
      </div>
      <HelpNav pages={pages} url={page?.url ?? null} />
    </div>
  );
}
