export interface LinkView {
  label: string;
  url: string;
}

export interface ItemView {
  name: string;
  /** Colour, size and quantity. */
  details: string;
  price: string;
  picture: string;
}

export interface SumView {
  label: string;
  amount: string;
  kind: { saving?: boolean; total?: boolean };
}

export interface SectionView {
  title: string;
  lines?: readonly string[];
  items?: readonly ItemView[];
  sums?: readonly SumView[];
  paragraphs?: readonly string[];
  links?: readonly LinkView[];
  /** A form to fill in, shown in a box. */
  form?: readonly string[];
}

/** A step of an order or a parcel. */
export interface StepView {
  name: string;
  when: string;
  isDone: boolean;
}

export interface Unsubscribe {
  /** Leaves the list by a POST request, and shows a page with a button (RFC 8058). */
  url: string;
  /** The address of the shop, for mail programs without HTTP. */
  address: string;
}

/** The content of an e-mail in the country's language, from which both HTML and text are generated. */
export interface EmailView {
  language: string;
  subject: string;
  /** Shown beside the subject by mail programs. */
  preview: string;
  /** Origin of the shop. */
  home: string;
  status: string | null;
  title: string;
  intro: readonly string[];
  progress?: readonly StepView[];
  button: LinkView | null;
  hint: string | null;
  sections: readonly SectionView[];
  /** The address for replies, which the footer offers; without one it does not. */
  replyTo?: string | null;
  /** How its recipient leaves the mailing list; `null` for e-mails that belong to no list. */
  unsubscribe?: Unsubscribe | null;
  footer: { paragraphs: readonly string[]; links: readonly LinkView[] };
}
