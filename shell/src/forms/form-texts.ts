import type { Language } from '@odeta/contracts';

/** For failures without a message of the API. The server alone shows it, so it is not among the texts that browsers load. */
export const failedTexts: Record<Language, string> = {
  pl: 'Nie udało się tego zapisać. Niczego nie straciliśmy, spróbuj jeszcze raz.',
  sk: 'Nepodarilo sa to uložiť. Nič sa nestratilo, skúste to ešte raz.',
  hu: 'Nem sikerült elmenteni. Semmi sem veszett el, próbálja meg újra.',
  ro: 'Nu am reușit să salvăm. Nu s-a pierdut nimic, încearcă din nou.',
  ru: 'Не удалось сохранить. Ничего не потеряно, попробуйте ещё раз.',
  uk: 'Не вдалося зберегти. Нічого не втрачено, спробуйте ще раз.',
};
