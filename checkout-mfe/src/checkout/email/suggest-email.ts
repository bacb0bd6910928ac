import emailSpellChecker from '@zootools/email-spell-checker';

/**
 * E-mail providers that are used in the five countries. All of them are valid in every country, because people order from abroad and a
 * provider must not be mistaken for a misspelt other one.
 */
const domains = [
  'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com yahoo.com ymail.com',
  'proton.me protonmail.com mail.com email.com gmx.com gmx.net gmx.de t-online.de',
  'wp.pl o2.pl op.pl vp.pl onet.pl onet.eu poczta.onet.pl interia.pl interia.eu poczta.fm gazeta.pl tlen.pl go2.pl buziaczek.pl',
  'azet.sk centrum.sk zoznam.sk post.sk pobox.sk atlas.sk stonline.sk szm.sk seznam.cz email.cz centrum.cz post.cz volny.cz',
  'freemail.hu citromail.hu indamail.hu t-online.hu t-email.hu vipmail.hu upcmail.hu yahoo.hu post.hu',
  'yahoo.ro k.ro hotmail.ro mail.ro',
  'ukr.net i.ua ua.fm meta.ua bigmir.net email.ua online.ua mail.ru yandex.ru',
].flatMap((line) => line.split(' '));

/** A correction when the provider is almost a known one; `null` when it is known or similar to none. */
export const suggestEmail = (email: string): string | null =>
  emailSpellChecker.run({ email, domains, secondLevelDomains: [], topLevelDomains: [] })?.full ?? null;
