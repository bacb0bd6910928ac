import { type CountryCode, SESSION_LIFETIME_SECONDS } from '@odeta/contracts';
import { escapeHtml } from '@odeta/node/escape-html';
import { documentPeriods, periods } from '../../clean-up/periods.ts';
import type { Link } from '../schemas/texts.schema.ts';
import { translated, urlOf } from '../schemas/texts.ts';
import { type FactSources, helpFactsOf } from './help-facts.ts';

/** Values for the placeholders in legal texts: those of the help, the seller, and how long data is kept. */
export function legalFactsOf(seed: FactSources, country: CountryCode): ReturnType<typeof helpFactsOf> {
  const { sellers, deletionWaitDays, returns, contact } = seed.contents;
  const { name, address, register, email, phone, vatPercent } = translated(sellers[country], country);
  const linkTo = (page: Link) => urlOf(page, country, new Map());
  return new Map([
    ...helpFactsOf(seed, country),
    ['sellerName', escapeHtml(name)],
    ['sellerAddress', escapeHtml(address)],
    ['sellerRegister', escapeHtml(register)],
    ['sellerEmail', escapeHtml(email)],
    ['sellerPhone', escapeHtml(phone)],
    ['vatPercent', vatPercent],
    ['sendDays', returns.sendDays],
    ['answerDays', contact.answerDays],
    ['deletionWaitDays', deletionWaitDays],
    ['sessionDays', SESSION_LIFETIME_SECONDS / 86_400],
    ['termsUrl', linkTo(seed.contents.terms)],
    ['privacyUrl', linkTo(seed.contents.privacy)],
    ['withdrawalUrl', linkTo(seed.contents.withdrawal)],
    ['claimsUrl', linkTo(seed.contents.claims)],
    ['documentYears', documentPeriods[country].years],
    ['documentDays', documentPeriods[country].years * 365],
    ...Object.entries(periods),
  ]);
}
