import type { Contents, NewsletterReward, StripBanner, SystemNotice } from '@odeta/shared/contracts';

/** What stands around every page, and is the same for every visitor of a country. */
export interface Around {
  /** D7. */
  notice: SystemNotice | null;
  /** D9. */
  strips: StripBanner[];
  /** D8. */
  smartBanner: boolean;
  /** D11; `null` until it is known. */
  reward: NewsletterReward | null;
  privacyUrl: string;
  /** D12. */
  hasChat: boolean;
}

export const noAround = (): Around => ({
  notice: null,
  strips: [],
  smartBanner: false,
  reward: null,
  privacyUrl: '',
  hasChat: false,
});

export const aroundOf = (
  { banners, smartBanner, newsletterReward, privacyUrl, liveChat }: Contents,
  notice: SystemNotice | null,
): Around => ({
  notice,
  strips: banners,
  smartBanner,
  reward: newsletterReward,
  privacyUrl,
  hasChat: liveChat !== null,
});
