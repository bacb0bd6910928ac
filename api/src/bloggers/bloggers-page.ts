import { bloggerAddresses } from '@odeta/contracts';
import { escapeHtml } from '@odeta/node/escape-html';
import { momentOf, staffPage, staffPages, typed } from '../staff/staff-page.ts';
import type { ListedBlogger } from './blogger-staff.repository.ts';
import { type HeldReason, heldReasons, isHeldReason } from './held-reasons.ts';

const reasons: Record<HeldReason, string> = {
  'not-own': 'Not shown to be the applicant’s own',
  unreachable: 'No address opens, or nothing is there',
  'other-topic': 'Nothing about clothes or homes',
  unmarked: 'Advertising is not marked as such',
};

const said: Record<string, string> = {
  active: 'Active; an e-mail with the code for readers is on its way.',
  changed: 'It is so already, or the profile was changed: look again.',
  ...Object.fromEntries(
    heldReasons.map((reason) => [reason, 'Held; an e-mail says why. The code for readers has ended.']),
  ),
};

export function bloggersPage(bloggers: readonly ListedBlogger[], outcome: string): string {
  const waiting = bloggers.filter(({ state }) => state === 'waiting').length;
  return staffPage({
    current: 'bloggers',
    title: `Bloggers who wait: ${waiting}`,
    said: said[outcome] ?? '',
    body: bloggers.length === 0 ? '<p>Nobody has applied.</p>' : bloggers.map(articleOf).join('\n'),
  });
}

function articleOf(blogger: ListedBlogger) {
  const { customerId, customerNumber, country, state, reason, profile, sentAt, code, orders } = blogger;
  const facts = [
    state,
    isHeldReason(reason) && reasons[reason],
    country,
    customerNumber && `customer ${customerNumber}`,
    momentOf(sentAt),
    profile.followers && `${profile.followers} followers`,
    code && `${code}: ${orders} orders`,
  ];
  return `<article aria-labelledby="blogger-${customerId}">
<h2 id="blogger-${customerId}">${escapeHtml([profile.profileName, profile.socialName].filter(Boolean).join(' / '))}</h2>
<p>${escapeHtml(facts.filter(Boolean).join(' · '))}</p>
<ul>${bloggerAddresses.map((name) => linkOf(name, profile[name])).join('')}</ul>
${profile.about ? `<blockquote>${typed(profile.about)}</blockquote>` : ''}
${formsOf(blogger)}
<hr>
</article>`;
}

const linkOf = (name: string, url: string) =>
  url === '' ? '' : `<li>${name}: <a href="${escapeHtml(url)}" rel="noopener noreferrer">${escapeHtml(url)}</a></li>`;

function formsOf({ customerId, sentAt, state }: ListedBlogger) {
  const hidden = `<input type="hidden" name="id" value="${customerId}"><input type="hidden" name="readAt" value="${sentAt.toISOString()}">`;
  const options = heldReasons.map((reason) => `<option value="${reason}">${reasons[reason]}</option>`).join('');
  const form = (fields: string) => `<form method="post" action="${staffPages.bloggers.url}">${hidden}${fields}</form>`;
  return [
    state !== 'active' && form('<button name="do" value="activate">Activate</button>'),
    state !== 'held' && form(`<label>Hold because <select name="do">${options}</select></label> <button>Hold</button>`),
  ]
    .filter(Boolean)
    .join('\n');
}
