/** How the system hands a link to the shop's app that is to open it: an intent of Android, an activity of iOS. */
export type ReturnLink =
  | { action: 'android.intent.action.VIEW'; data: string }
  | { activityType: 'NSUserActivityTypeBrowsingWeb'; webpageURL: string };

/** As the app of a bank leads back. */
export const returnLinkOf = (platform: string, url: string): ReturnLink =>
  platform === 'ios'
    ? { activityType: 'NSUserActivityTypeBrowsingWeb', webpageURL: url }
    : { action: 'android.intent.action.VIEW', data: url };

/** Where it leads. An open page of the shop gets it as `deepLink`; in place of any other page it is loaded. */
export const addressOfLink = (link: ReturnLink): string => ('data' in link ? link.data : link.webpageURL);
