import type { Language } from '@odeta/contracts';
import type { MessageTree } from '@odeta/storefront/i18n';
import hu from './hu.json';
import pl from './pl.json';
import ro from './ro.json';
import ru from './ru.json';
import sk from './sk.json';
import uk from './uk.json';

export const PREPARED_TEXTS = 'prepared';

export const preparedMessages: Record<Language, MessageTree> = { pl, sk, hu, ro, ru, uk };
