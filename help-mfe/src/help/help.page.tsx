import { type HelpTopic, legalDocuments } from '@odeta/contracts';
import { type PageLocation, type Storefront, useStore } from '@odeta/storefront';
import { useTexts } from '@odeta/storefront/i18n';
import { type Snapshot, useSnapshot } from '@odeta/storefront/state';
import { classNames, keepTogether, layout, Skeleton, text } from '@odeta/ui';
import { NotFound } from '@odeta/ui/not-found';
import type { ComponentProps } from 'react';
import { CatalogueOrder } from './catalogue-order/catalogue-order.tsx';
import { ClubPage } from './club/club-page.tsx';
import { Contact } from './contact/contact.tsx';
import { DeliveryMethods, Payments } from './delivery/delivery-methods.tsx';
import { helpMeta } from './help.meta.ts';
import classes from './help.module.css';
import { createHelpStore, HELP_URL, INSPIRATIONS, WITH_SELLER } from './help.store.ts';
import { HelpNav } from './help-nav.tsx';
import { HelpSearch } from './help-search.tsx';
import { HubPage } from './hub/hub-page.tsx';
import { LegalPage } from './legal/legal-page.tsx';
import { LooksPage } from './looks/looks-page.tsx';
import { ReadingPage } from './reading/reading-page.tsx';
import { createSellerStore } from './seller/seller.store.ts';
import { SellerCard } from './seller/seller-card.tsx';
import { SizeTables } from './sizes/size-tables.tsx';
import { Tiles } from './tiles/tiles.tsx';
import { Questions, Topic } from './topic.tsx';
import { Deadline } from './withdrawal/deadline.tsx';
import { Withdrawal } from './withdrawal/withdrawal.tsx';

export const load = ({ storeOf }: Storefront, { params, query }: PageLocation) =>
  storeOf(createHelpStore).load(params.slug ?? null, query.get('q') ?? undefined);

export const meta = helpMeta;

/** A page of the help: its index, a legal text, a page that is read as a whole, or topics with their questions. */
export default function HelpPage() {
  const { status, page, topics } = useSnapshot(useStore(createHelpStore).state);
  if (status === 'not-found') return <NotFound />;
  if (status === 'idle') return <Skeleton className={classes.waiting} />;
  if (page === null) return <IndexPage />;
  const legal = topics.find(({ key }) => legalDocuments.some((document) => document === key));
  if (legal) {
    return (
      <LegalPage title={legal.title} url={legal.url} helpUrl={HELP_URL}>
        <Topic topic={legal} titled={false} />
      </LegalPage>
    );
  }
  const [topic] = topics;
  if (topic?.club) {
    return (
      <ClubPage club={topic.club} parts={topic.parts ?? []}>
        <Questions questions={topic.questions} level={2} />
      </ClubPage>
    );
  }
  if (topic?.key === INSPIRATIONS) {
    return (
      <LooksPage topic={topic} helpUrl={HELP_URL}>
        {topic.tiles && <Tiles tiles={topic.tiles} />}
        <Questions questions={topic.questions} level={2} />
      </LooksPage>
    );
  }
  return topic?.parts ? <CompanyPage topic={topic} parts={topic.parts} /> : <TopicsPage />;
}

function IndexPage() {
  const { pages, hub } = useSnapshot(useStore(createHelpStore).state);
  const { contact } = useSnapshot(useStore(createSellerStore).state);
  return (
    <HubPage
      hub={hub}
      url={HELP_URL}
      seller={contact?.seller ?? null}
      search={(shown) => <HelpSearch>{shown}</HelpSearch>}
    >
      <HelpNav pages={pages} url={null} inColumns />
    </HubPage>
  );
}

function CompanyPage({
  topic,
  parts,
}: Pick<ComponentProps<typeof ReadingPage>, 'parts'> & { topic: Snapshot<HelpTopic> }) {
  const { company } = useSnapshot(useStore(createHelpStore).state);
  const { contact } = useSnapshot(useStore(createSellerStore).state);
  return (
    <ReadingPage topic={topic} parts={parts} helpUrl={HELP_URL} others={company}>
      <Questions questions={topic.questions} level={2} />
      {contact && WITH_SELLER.includes(topic.key) && <SellerCard seller={contact.seller} />}
    </ReadingPage>
  );
}

/** Topics with their questions, beside the navigation. */
function TopicsPage() {
  const t = useTexts('help');
  const { pages, page, topics, contactUrl } = useSnapshot(useStore(createHelpStore).state);
  const { contact } = useSnapshot(useStore(createSellerStore).state);
  const has = (key: string) => topics.some((topic) => topic.key === key);
  const shown = topics.map((topic) => (
    <Topic key={topic.key} topic={topic} titled={topic.title !== page?.title}>
      {topic.key === 'delivery' && <DeliveryMethods />}
      {topic.key === 'payment' && <Payments />}
      {topic.key === 'sizes' && <SizeTables contactUrl={contactUrl} />}
      {topic.key === 'catalogue' && <CatalogueOrder />}
    </Topic>
  ));
  return (
    <div className={classNames(layout.wrap, classes.columns)}>
      <div className={classNames(classes.page, has('sizes') && classes.wide)}>
        <h1 className={classNames(classes.title, text.title48)}>{keepTogether(page?.title ?? t('title'))}</h1>
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
