import { DOMParser as DocumentParser, type Node } from 'prosemirror-model';
import { meaningOf } from './meaning-of.ts';
import type { RichSchema } from './schema.ts';
import { writeHtml } from './write-html.ts';

export interface RichText {
  doc: Node;
  /** A single paragraph is written without its tags, as this text was. */
  isBare: boolean;
}

/** HTML as the editor shows it; `null`: it would lose something. */
export function readHtml(schema: RichSchema, html: string): RichText | null {
  const body = bodyOf(html);
  const isBare = body.querySelector('p, ul, ol, li') === null;
  const doc = DocumentParser.fromSchema(schema).parse(body);
  const isSame = meaningOf(bodyOf(writeHtml(doc, isBare))) === meaningOf(body);
  return isSame ? { doc, isBare } : null;
}

const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;
