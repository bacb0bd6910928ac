import type { HelpTopic } from '@odeta/contracts';
import { toMajor } from '../pricing/money.ts';
import type { CountrySettings } from '../settings/settings.ts';

/** The topic about the club with its terms, from which the page computes whether it pays off. */
export function withClub(topic: HelpTopic, { club, country }: Pick<CountrySettings, 'club' | 'country'>): HelpTopic {
  if (topic.key !== 'club' || !club) return topic;
  const { percent, months, fee } = club;
  return { ...topic, club: { percent, months, fee: toMajor(country.code, fee) } };
}
