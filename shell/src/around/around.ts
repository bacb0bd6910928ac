import type { ClubOffer, Contents, NewsletterReward, StripBanner, SystemNotice } from '@odeta/shared/contracts';

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
  /** L3; `null` where there is none, and on pages that do not show it. */
  club: ClubOffer | null;
  /** D12. */
  hasChat: boolean;
}

export const noAround = (): Around => ({
  notice: null,
  strips: [],
  smartBanner: false,
  reward: null,
  privacyUrl: '',
  club: null,
  hasChat: false,
});

export const aroundOf = (
  { banners, smartBanner, newsletterReward, privacyUrl, club, liveChat }: Contents,
  notice: SystemNotice | null,
): Around => ({
  notice,
  strips: banners,
  smartBanner,
  reward: newsletterReward,
  privacyUrl,
  club,
  hasChat: liveChat !== null,
});
