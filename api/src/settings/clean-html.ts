import sanitize from 'sanitize-html';

const options: sanitize.IOptions = {
  allowedTags: ['a', 'b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'span'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'escape',
  transformTags: { a: (tagName, { href, target }) => ({ tagName, attribs: linkAttributes(href, target) }) },
};

/** The HTML an editor may write: a few tags without attributes, and links. Other tags become text, other attributes are left out. */
export const cleanHtml = (html: string): string => sanitize(html, options);

/** A page in a tab of its own must not reach the shop's window. */
const linkAttributes = (href: string | undefined, target: string | undefined): sanitize.Attributes => ({
  ...(href === undefined ? {} : { href }),
  ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
});
