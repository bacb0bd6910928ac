import { escapeHtml } from '@odeta/node/escape-html';

/** Pages for employees; each links to the others. */
export const staffPages = {
  reviews: { url: '/api/moderation/reviews', name: 'Reviews' },
  bloggers: { url: '/api/moderation/bloggers', name: 'Bloggers' },
  complaints: { url: '/api/moderation/complaints', name: 'Complaints' },
  messages: { url: '/api/moderation/messages', name: 'Messages' },
  withdrawals: { url: '/api/moderation/withdrawals', name: 'Withdrawals' },
  refunds: { url: '/api/moderation/refunds', name: 'Refunds' },
  goodwill: { url: '/api/moderation/goodwill', name: 'Goodwill' },
} as const;

interface StaffPage {
  current: keyof typeof staffPages;
  title: string;
  /** Message about the last submitted form; empty for none. */
  said: string;
  /** As HTML. */
  body: string;
}

/** A page for employees, in English. It works without scripts and styles. */
export const staffPage = ({ current, title, said, body }: StaffPage): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)} | Odeta</title></head>
<body>
<nav aria-label="Pages">${linksBut(current)}</nav>
<main>
<h1>${escapeHtml(title)}</h1>
${said ? `<p role="status">${escapeHtml(said)}</p>` : ''}
${body}
</main>
</body>
</html>`;

function linksBut(current: keyof typeof staffPages): string {
  const links = Object.entries(staffPages).map(([key, { url, name }]) =>
    key === current ? `<a href="${url}" aria-current="page">${name}</a>` : `<a href="${url}">${name}</a>`,
  );
  return links.join(' | ');
}

/** In UTC to the minute, for employees in other time zones. */
export const momentOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** Escapes a text from a form and keeps its line breaks. */
export const typed = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>');

/** Shows pictures, and offers documents only as downloads. `url`: the file's URL by its index. */
export function filesOf(names: readonly string[], url: (place: number) => string): string {
  const places = names.map((name, place) => ({ name, url: url(place) }));
  const documents = places.filter(({ name }) => name.endsWith('.pdf'));
  const links = documents.map((file) => `<a href="${file.url}" download>${escapeHtml(file.name)}</a>`);
  const pictures = picturesOf(places.filter((file) => !documents.includes(file)).map((file) => file.url));
  return links.length === 0
    ? pictures
    : `${pictures}<p>Documents, not checked for harmful content: ${links.join(', ')}</p>`;
}

/** Each links to its full size. */
export const picturesOf = (urls: readonly string[]): string =>
  urls.length === 0
    ? ''
    : `<p>${urls.map((url, index) => `<a href="${url}"><img src="${url}" alt="Picture ${index + 1}" height="240"></a>`).join(' ')}</p>`;
