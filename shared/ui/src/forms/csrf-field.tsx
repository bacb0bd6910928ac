import { useStorefront } from '@odeta/storefront';

/** Hidden field with the CSRF token from the visitor's cookie. */
export function CsrfField() {
  const { formToken } = useStorefront();
  return <input type="hidden" name="csrf" value={formToken?.() ?? ''} readOnly />;
}
