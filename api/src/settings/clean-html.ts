import sanitize from 'sanitize-html';

const options: sanitize.IOptions = {
  allowedTags: ['a', 'b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li', 'span'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'escape',
  transformTags: { a: (tagName, { href, target }) => ({ tagName, attribs: linkAttributes(href, target) }) },
};

/** The HTML that editors may use: a few tags without attributes, and links. Other tags are escaped, other attributes removed. */
export const cleanHtml = (html: string): string => sanitize(html, options);

/** A page opened in a new tab must not access the shop's window. */
const linkAttributes = (href: string | undefined, target: string | undefined): sanitize.Attributes => ({
  ...(href === undefined ? {} : { href }),
  ...(target === '_blank' ? { target, rel: 'noopener' } : {}),
});
