import { isStaffLanguage, type StaffLanguage } from '../languages.ts';

const KEY = 'staff-language';

/** The language that was chosen here; at first that of the browser, as far as there are texts. */
export function readLanguage({ localStorage, navigator }: Pick<Window, 'localStorage' | 'navigator'>): StaffLanguage {
  const kept = localStorage.getItem(KEY);
  if (isStaffLanguage(kept)) return kept;
  const own = navigator.languages.map((tag) => tag.slice(0, 2)).find(isStaffLanguage);
  return own ?? 'en';
}

export const keepLanguage = ({ localStorage }: Pick<Window, 'localStorage'>, language: StaffLanguage): void =>
  localStorage.setItem(KEY, language);
