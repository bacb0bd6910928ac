import type { ClubOffer, Contents, NewsletterReward, StripBanner, SystemNotice } from '@odeta/contracts';

/** What the layout shows beside menu and footer, the same for every visitor of a country. */
export interface LayoutContents {
  notice: SystemNotice | null;
  strips: StripBanner[];
  smartBanner: boolean;
  /** D11; `null` until it is loaded. */
  reward: NewsletterReward | null;
  privacyUrl: string;
  /** L3; `null` where there is none, and on pages that do not show it. */
  club: ClubOffer | null;
  hasChat: boolean;
  /** Messages above the order; empty on pages that do not show them. */
  checkoutNotifications: string[];
}

export const emptyLayoutContents = (): LayoutContents => ({
  notice: null,
  strips: [],
  smartBanner: false,
  reward: null,
  privacyUrl: '',
  club: null,
  hasChat: false,
  checkoutNotifications: [],
});

export const layoutContentsOf = (
  { banners, smartBanner, newsletterReward, privacyUrl, club, liveChat, checkoutNotifications }: Contents,
  notice: SystemNotice | null,
): LayoutContents => ({
  notice,
  strips: banners,
  smartBanner,
  reward: newsletterReward,
  privacyUrl,
  club,
  hasChat: liveChat !== null,
  checkoutNotifications,
});
