import { useStorefront } from '@odeta/storefront';

/** Hidden fields with the CSRF token from the visitor's cookie, and the name of a form that works without scripts. */
export function CsrfField({ form }: { form?: string | undefined }) {
  const { formToken } = useStorefront();
  return (
    <>
      <input type="hidden" name="csrf" value={formToken?.() ?? ''} readOnly />
      {form !== undefined && <input type="hidden" name="form" value={form} readOnly />}
    </>
  );
}
