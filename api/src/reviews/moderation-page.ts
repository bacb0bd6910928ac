import { escapeHtml } from '@odeta/node/escape-html';
import { momentOf, staffPage, typed } from '../staff/staff-page.ts';
import type { WaitingReview } from './moderation.repository.ts';
import { type RefusalReason, refusalReasons } from './refusal-reasons.ts';

interface Page {
  reviews: readonly WaitingReview[];
  count: number;
  /** The outcome of the last action. */
  said: string;
  root: string;
}

const said: Record<string, string> = {
  published: 'Published.',
  refused: 'Refused; its author sees why.',
  changed: 'It does not wait any more, or its author has changed it: look again.',
};

const reasons: Record<RefusalReason, string> = {
  offensive: 'Offensive',
  'personal-data': 'Personal data',
  'not-about-goods': 'Not about the goods',
  advertising: 'Advertising',
  'foreign-photo': 'Photo of something or somebody else',
};

export const moderationPage = ({ reviews, count, said: outcome, root }: Page): string =>
  staffPage({
    current: 'reviews',
    title: `Reviews that wait: ${count}`,
    said: said[outcome] ?? '',
    body: `<p>A bad opinion of goods is published like a good one.</p>
${reviews.length === 0 ? '<p>None waits.</p>' : reviews.map((review) => reviewOf(review, root)).join('\n')}`,
  });

function reviewOf(
  { id, country, product, orderNumber, stars, nick, body, tags, at, photos }: WaitingReview,
  root: string,
) {
  const facts = [country, product, orderNumber && `order ${orderNumber}`, momentOf(at)].filter(Boolean).join(' · ');
  const pictures = photos.map(
    (photo, index) =>
      `<img src="${root}/photos/${photo.id}" alt="Photo ${index + 1}" width="${Math.round((photo.width * SHOWN) / photo.height)}" height="${SHOWN}">`,
  );
  const options = refusalReasons.map((reason) => `<option value="${reason}">${reasons[reason]}</option>`).join('');
  const hidden = `<input type="hidden" name="id" value="${id}"><input type="hidden" name="readAt" value="${at.toISOString()}">`;
  return `<article aria-labelledby="review-${id}">
<h2 id="review-${id}">${stars} of 5, ${escapeHtml(nick)}</h2>
<p>${escapeHtml(facts)}</p>
<blockquote>${typed(body)}</blockquote>
${tags.length > 0 ? `<p>${escapeHtml(tags.join(', '))}</p>` : ''}
<p>${pictures.join(' ')}</p>
<form method="post" action="${root}">${hidden}<button name="do" value="publish">Publish</button></form>
<form method="post" action="${root}">${hidden}<label>Refuse because <select name="do">${options}</select></label> <button>Refuse</button></form>
<hr>
</article>`;
}

/** Height of photos on the page, in pixels. */
const SHOWN = 320;
