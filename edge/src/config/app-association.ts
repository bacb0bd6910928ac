import * as v from 'valibot';

/** The Android app's package in Google Play, and the certificates that it is signed with. */
export interface AndroidApp {
  packageName: string;
  /** SHA-256, in pairs of hexadecimal digits with colons. */
  fingerprints: readonly string[];
}

const words = (text: string) => text.split(/\s+/).filter(Boolean);

export const AndroidAppSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^\s*[a-z]\w*(\.\w+)+(\s+([\dA-F]{2}:){31}[\dA-F]{2})+\s*$/i,
      'must be a package and SHA-256 fingerprints, separated by blanks',
    ),
    v.transform((text): AndroidApp => {
      const [packageName = '', ...fingerprints] = words(text);
      return { packageName, fingerprints: fingerprints.map((fingerprint) => fingerprint.toUpperCase()) };
    }),
  ),
);

export const IosAppsSchema = v.optional(
  v.pipe(
    v.string(),
    v.regex(
      /^\s*[\dA-Z]{10}(\.[\w-]+)+(\s+[\dA-Z]{10}(\.[\w-]+)+)*\s*$/,
      'must be ids such as ABCDE12345.sk.odeta.shop',
    ),
    v.transform(words),
  ),
);

/** Android, digital asset links: links to the shop open in the app. */
export const assetLinks = ({ packageName, fingerprints }: AndroidApp) => [
  {
    relation: ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'],
    target: { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: fingerprints },
  },
];

/** iOS, universal links: all pages of the shop, also the return page for banks; the API has no pages. */
export const appleAppSiteAssociation = (appIDs: readonly string[]) => ({
  applinks: { details: [{ appIDs, components: [{ '/': '/api/*', exclude: true }, { '/': '*' }] }] },
  webcredentials: { apps: appIDs },
});
