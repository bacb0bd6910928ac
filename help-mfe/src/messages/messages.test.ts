import { findMissingMessages } from '@odeta/storefront/testing';
import hu from './hu.json';
import pl from './pl.json';
import ro from './ro.json';
import ru from './ru.json';
import sk from './sk.json';
import uk from './uk.json';

test('every text of the help pages exists in every language', () => {
  expect(findMissingMessages({ pl, sk, hu, ro, ru, uk })).toEqual([]);
});
