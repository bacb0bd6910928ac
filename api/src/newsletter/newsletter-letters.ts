import { textFor } from '../http/texts.ts';
import type { Letter } from '../mail/mailer.ts';
import { toMajor } from '../pricing/money.ts';
import type { CountrySettings } from '../settings/settings.ts';

type Content = Omit<Letter, 'to'>;

/** D10. The letter with the link that activates the subscription. */
export function activationLetter(shop: CountrySettings, link: string): Content {
  const say = (key: string) => textFor(shop.code, key, rewardParameters(shop));
  const paragraphs = [say('newsletter-letter-text'), say('newsletter-letter-ignore')];
  return letterOf(say('newsletter-letter-subject'), paragraphs, { label: say('newsletter-letter-button'), link });
}

/** D11. The letter with the code, so that it is at hand when it is needed. */
export function rewardLetter(shop: CountrySettings, code: string): Content {
  const say = (key: string) => textFor(shop.code, key, { ...rewardParameters(shop), code });
  return letterOf(say('newsletter-reward-subject'), [say('newsletter-reward-text'), say('newsletter-reward-use')]);
}

function rewardParameters({ code, country, currency, siteContents }: CountrySettings) {
  const { percent, freeDeliveryFrom, days } = siteContents.newsletter;
  const format = new Intl.NumberFormat(country.locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: country.minorDigits,
    maximumFractionDigits: country.minorDigits,
  });
  return { percent, amount: format.format(toMajor(code, freeDeliveryFrom)), days };
}

/** Nothing in it comes from outside but the link, which is made of our own address and a token. */
function letterOf(subject: string, paragraphs: string[], button?: { label: string; link: string }): Content {
  const html = paragraphs.map((text) => `<p>${text}</p>`);
  const text = [...paragraphs];
  if (button) {
    html.splice(1, 0, `<p><a href="${escaped(button.link)}">${button.label}</a></p>`);
    text.splice(1, 0, `${button.label}: ${button.link}`);
  }
  return { subject, text: `${text.join('\n\n')}\n`, html: html.join('') };
}

const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
