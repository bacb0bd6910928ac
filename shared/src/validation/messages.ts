import type { Language } from '../contracts/base/country.ts';
import hu from './messages/hu.json' with { type: 'json' };
import pl from './messages/pl.json' with { type: 'json' };
import ro from './messages/ro.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import sk from './messages/sk.json' with { type: 'json' };

/** Server only: the texts of every rule in every language. In the browser they come with the unit's messages. */
export const validationMessages: Record<Language, Record<string, string>> = { pl, sk, hu, ro, ru };
