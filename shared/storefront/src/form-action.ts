import type { FormValues } from '@odeta/contracts';
import type { PageLocation } from './remote-module.ts';
import type { Storefront } from './storefront.ts';

/** The values of a posted form. */
export interface FormFields {
  /** The first value, trimmed; empty if there is none. */
  one(name: string): string;
  all(name: string): readonly string[];
  has(name: string): boolean;
}

/**
 * What follows a posted form: the next page; a file to download, which is JSON; its page again with errors by the names of fields and a
 * problem of the whole form, for people; or its page again as a further step, with what was posted and these values.
 */
export type FormOutcome =
  | { to: string }
  | { file: { name: string; text: string } }
  | { errors?: Readonly<Record<string, string>>; problem?: string }
  | { again: FormValues };

/**
 * Sends a form that was posted without scripts, with the requests that the page's scripts send. It runs on the server only, where an
 * `ApiError` that it throws becomes the errors of the form. It may run twice if its requests need a proof that no bot sends them.
 */
export type FormAction = (storefront: Storefront, fields: FormFields, location: PageLocation) => Promise<FormOutcome>;

/** The forms of a unit by their names, such as `cart.code`, which begin with the name of the unit. */
export type UnitForms = Readonly<Record<string, FormAction>>;
