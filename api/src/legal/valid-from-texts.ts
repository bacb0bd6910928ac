import type { Language } from '@odeta/contracts';

/** `Valid from 28 November 2026`. */
export const validFromTexts: Record<Language, (day: string) => string> = {
  pl: (day) => `Obowiązuje od ${day}`,
  sk: (day) => `Platí od ${day}`,
  hu: (day) => `Hatályos: ${day}`,
  ro: (day) => `Valabil din ${day}`,
  ru: (day) => `Действует с ${day}`,
  uk: (day) => `Діє з ${day}`,
};
