export interface LinkView {
  label: string;
  url: string;
}

export interface ItemView {
  name: string;
  /** Colour, size and pieces. */
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
  /** A form to fill in, in a box. */
  form?: readonly string[];
}

/** What an e-mail says, in words of the country. HTML and text are two forms of the same view. */
export interface EmailView {
  language: string;
  subject: string;
  /** What mail programs show beside the subject. */
  preview: string;
  /** Address of the shop, without a path. */
  home: string;
  status: string | null;
  title: string;
  intro: readonly string[];
  button: LinkView | null;
  hint: string | null;
  sections: readonly SectionView[];
  footer: { paragraphs: readonly string[]; links: readonly LinkView[] };
}
