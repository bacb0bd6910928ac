import type { HelpTopic } from '@odeta/contracts';

export interface HelpPageLink {
  slug: string;
  /** Without the fragment. */
  url: string;
  title: string;
  /** Whether all of its topics are sections, as on the page of frequent questions. */
  isFrequent: boolean;
}

/** The pages of the topics, in their order. `frequent` is the title of the page on which all topics are sections. */
export function pagesOf(topics: readonly Pick<HelpTopic, 'url' | 'title'>[], frequent: string): HelpPageLink[] {
  const urls = new Set(topics.map(({ url }) => withoutPart(url)));
  return [...urls].map((url) => {
    const own = topics.filter((topic) => withoutPart(topic.url) === url);
    const [first] = own.filter((topic) => topic.url === url);
    return {
      url,
      slug: url.split('/').filter(Boolean).at(-1) ?? '',
      title: first?.title ?? frequent,
      isFrequent: !first,
    };
  });
}

const withoutPart = (url: string) => url.split('#')[0] ?? url;
