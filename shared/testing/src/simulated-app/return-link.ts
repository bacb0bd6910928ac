/** How the operating system passes a link to the shop's app: an intent on Android, a user activity on iOS. */
export type ReturnLink =
  | { action: 'android.intent.action.VIEW'; data: string }
  | { activityType: 'NSUserActivityTypeBrowsingWeb'; webpageURL: string };

/** The link with which a bank's app returns. */
export const returnLinkOf = (platform: string, url: string): ReturnLink =>
  platform === 'ios'
    ? { activityType: 'NSUserActivityTypeBrowsingWeb', webpageURL: url }
    : { action: 'android.intent.action.VIEW', data: url };

/** The link's URL. An open page of the shop gets it as `deepLink`; any other page is replaced by it. */
export const addressOfLink = (link: ReturnLink): string => ('data' in link ? link.data : link.webpageURL);
