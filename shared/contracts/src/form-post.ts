/** Forms of rendered pages that are posted without scripts, from `edge` to the shell's server bundle and back. */

/**
 * The value of the header `bot-proof` with which a form's action asks `edge` for a proof: the sender waits, and the action runs again.
 */
export const FORM_PROOF = 'form';

/** The values of a form by the names of its fields, each in the order of the page. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

/** What was posted; the page shows it again, with its errors or as a further step. */
export interface PostedForm {
  /** `<unit>.<form>`: the value of the hidden field `form`. */
  form: string;
  /** Without secrets. */
  values: FormValues;
  /** By the names of fields, for people. */
  errors: Readonly<Record<string, string>>;
  /** Why the form was refused, if it concerns no field. */
  problem: string | null;
}

/** A form as it was sent. */
export interface SentForm {
  /** The forms of the page's remote, which its server bundle exports. */
  remoteForms: unknown;
  form: string;
  values: FormValues;
}

export type FormResult =
  /** The form was accepted: the address of the next page, without the prefix of a language. */
  | { to: string }
  /** It was accepted, and its answer is a file for download: JSON. */
  | { file: { name: string; text: string } }
  /** The page has to be shown again with this status. */
  | { status: number; posted: PostedForm }
  /** The page does not have this form. */
  | { isUnknown: true };
