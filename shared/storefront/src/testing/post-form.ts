import { ApiError, type FormOutcome, type PageLocation, type Storefront, type UnitForms } from '../index.ts';

/**
 * Sends a form as `edge` has it sent: without scripts, in a page that is rendered for it. Refusals of the API are outcomes with its code.
 * @param at the address of the page with the form
 */
export async function postForm<Forms extends UnitForms>(
  storefront: Storefront,
  forms: Forms,
  form: keyof Forms & string,
  values: Readonly<Record<string, string | readonly string[]>>,
  at: Partial<PageLocation> = {},
): Promise<FormOutcome | { code: string; status: number }> {
  const all = (name: string) => [values[name] ?? []].flat();
  const fields = {
    all,
    has: (name: string) => all(name).length > 0,
    one: (name: string) => (all(name)[0] ?? '').trim(),
  };
  const location = { path: '/', params: {}, query: new URLSearchParams(), ...at };
  try {
    return (await forms[form]?.(storefront, fields, location)) ?? {};
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { code: error.code, status: error.status };
  }
}
