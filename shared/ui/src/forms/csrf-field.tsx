import { useStorefront } from '@odeta/storefront';

/** Hidden in a form of the visitor's own data: the token that his cookie holds. */
export function CsrfField() {
  const { formToken } = useStorefront();
  return <input type="hidden" name="csrf" value={formToken?.() ?? ''} readOnly />;
}
