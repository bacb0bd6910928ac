import type { HelpTopic } from '@odeta/contracts';

export interface HelpPageLink {
  slug: string;
  /** Without the part after `#`. */
  url: string;
  title: string;
  /** Whether all of its topics are parts: the page of frequent questions. */
  isFrequent: boolean;
}

/** The pages that the topics stand on, in their order. `frequent`: the name of one whose topics are all parts of it. */
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
