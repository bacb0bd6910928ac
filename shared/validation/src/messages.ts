import type { Language } from '@odeta/contracts';
import accountHu from './account-messages/hu.json' with { type: 'json' };
import accountPl from './account-messages/pl.json' with { type: 'json' };
import accountRo from './account-messages/ro.json' with { type: 'json' };
import accountRu from './account-messages/ru.json' with { type: 'json' };
import accountSk from './account-messages/sk.json' with { type: 'json' };
import accountUk from './account-messages/uk.json' with { type: 'json' };
import hu from './messages/hu.json' with { type: 'json' };
import pl from './messages/pl.json' with { type: 'json' };
import ro from './messages/ro.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import sk from './messages/sk.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };

/**
 * Server only: the texts of every rule in every language. In the browser `messages` are loaded with a unit's own texts, and
 * `account-messages` with the forms that need them.
 */
export const validationMessages: Record<Language, Record<string, string>> = {
  pl: { ...pl, ...accountPl },
  sk: { ...sk, ...accountSk },
  hu: { ...hu, ...accountHu },
  ro: { ...ro, ...accountRo },
  ru: { ...ru, ...accountRu },
  uk: { ...uk, ...accountUk },
};
