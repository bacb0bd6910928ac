import type { HelpTopic, StructuredData } from '@odeta/contracts';
import type { PageMeta, Storefront } from '@odeta/storefront';
import type { Snapshot } from '@odeta/storefront/state';
import { createHelpStore, HELP_URL } from './help.store.ts';

export function helpMeta({ i18n, storeOf }: Storefront): PageMeta {
  const { status, page, topics, addresses } = storeOf(createHelpStore).state;
  if (status === 'not-found') {
    return { title: i18n.t('not-found.title', { ns: 'shell' }), status: 404, robots: 'noindex' };
  }
  const title = page?.title ?? i18n.t('title', { ns: 'help' });
  const [first] = topics;
  return {
    title: i18n.t('page-title', { ns: 'help', title }),
    ...(page && first && { description: withoutTags(first.text) }),
    canonical: page?.url ?? HELP_URL,
    alternates: addresses,
    ...(page?.isFrequent && { structuredData: [questionsData(topics)] }),
  };
}

const withoutTags = (html: string) => html.replace(/<[^>]+>/g, '');

/** Structured data of the page of frequent questions. */
const questionsData = (topics: readonly Snapshot<HelpTopic>[]): StructuredData => ({
  '@type': 'FAQPage',
  mainEntity: topics
    .flatMap(({ questions }) => questions)
    .map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
});
