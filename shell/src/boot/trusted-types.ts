interface TypePolicies {
  createPolicy(name: string, rules: Record<'createHTML' | 'createScriptURL', (text: string) => string | null>): unknown;
}

declare global {
  var trustedTypes: TypePolicies | undefined;
}

/** The tags and attributes that the API leaves in the HTML of editors (`clean-html.ts`), as it writes them. */
const CLEAN_TAG =
  /<\/?(?:a|b|strong|i|em|br|p|ul|ol|li|span)(?: (?:href="(?:https:|mailto:|tel:|[/#?])[^"]*"|target="\w+"|rel="[\w ]*"))*(?: ?\/)?>/g;

/**
 * The page's default policy for strings that a script writes as markup, or loads as a script or worker: clean HTML, and files of the shop
 * and of the given origins. `edge` enforces it; browsers without trusted types ignore it.
 */
export function limitWrites(page: Document, origins: readonly string[]): void {
  const allowed = new Set([page.location.origin, ...origins]);
  globalThis.trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.replace(CLEAN_TAG, '').includes('<') ? null : html),
    createScriptURL(address) {
      const { protocol, origin } = new URL(address, page.baseURI);
      return /^https?:$/.test(protocol) && allowed.has(origin) ? address : null;
    },
  });
}
