import type { Language } from '@odeta/contracts';
import type { MessageTree } from '@odeta/storefront/i18n';
import huWishes from '@odeta/wishes/messages/hu.json';
import plWishes from '@odeta/wishes/messages/pl.json';
import roWishes from '@odeta/wishes/messages/ro.json';
import ruWishes from '@odeta/wishes/messages/ru.json';
import skWishes from '@odeta/wishes/messages/sk.json';
import ukWishes from '@odeta/wishes/messages/uk.json';
import hu from './hu.json';
import pl from './pl.json';
import ro from './ro.json';
import ru from './ru.json';
import sk from './sk.json';
import uk from './uk.json';

/** With the texts of the hearts in the search panel. */
export const menuMessages: Record<Language, MessageTree> = {
  pl: { ...pl, wishes: plWishes },
  sk: { ...sk, wishes: skWishes },
  hu: { ...hu, wishes: huWishes },
  ro: { ...ro, wishes: roWishes },
  ru: { ...ru, wishes: ruWishes },
  uk: { ...uk, wishes: ukWishes },
};
