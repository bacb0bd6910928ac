import type { Country } from './shop.ts';

/** The texts of the account pages that the tests use. */
export interface AccountTexts {
  birthday: string;
  password: string;
  privacy: RegExp;
  register: string;
  logIn: string;
  logOut: string;
  loggedOut: RegExp;
  emailConfirmed: string;
  sendLink: string;
  newPassword: string;
  savePassword: string;
  returnLine: RegExp;
  returnGoods: RegExp;
  reason: string;
  toBankAccount: RegExp;
  /** A bank account of the country, with valid check digits. */
  iban: string;
  ways: string;
  refund: string;
  sendReturn: string;
  refunded: RegExp;
  writeReview: RegExp;
  fiveStars: string;
  fits: string;
  opinion: string;
  sendReview: string;
  reviewSent: RegExp;
  reviewWaits: string;
  heart: RegExp;
  shareList: string;
  listLink: string;
}

export const accountTexts: Record<Country, AccountTexts> = {
  pl: {
    birthday: 'Data urodzenia',
    password: 'Hasło',
    privacy: /danych osobowych/,
    register: 'Utwórz konto',
    logIn: 'Zaloguj się',
    logOut: 'Wyloguj się',
    loggedOut: /^Wylogowano\./,
    emailConfirmed: 'E-mail jest potwierdzony',
    sendLink: 'Wyślij link',
    newPassword: 'Nowe hasło',
    savePassword: 'Zapisz hasło',
    returnLine: /^Zwróć (?!lub)/,
    returnGoods: /^Zwrócić produkty/,
    reason: 'Powód',
    toBankAccount: /^Na konto bankowe/,
    iban: 'PL61 1090 1014 0000 0712 1981 2874',
    ways: 'Jak nadasz paczkę',
    refund: 'Zwrócimy Ci',
    sendReturn: 'Wyślij zgłoszenie',
    refunded: /^Załatwione\. Zwróciliśmy Ci/,
    writeReview: /^Napisz opinię/,
    fiveStars: '5 z 5 gwiazdek',
    fits: 'pasuje',
    opinion: 'Twoja opinia',
    sendReview: 'Wyślij opinię',
    reviewSent: /^Dziękujemy\. Przeczytamy/,
    reviewWaits: 'Czeka na sprawdzenie',
    heart: /^Ulubione: /,
    shareList: 'Udostępnij listę',
    listLink: 'Link do listy',
  },
  sk: {
    birthday: 'Dátum narodenia',
    password: 'Heslo',
    privacy: /osobných údajov/,
    register: 'Vytvoriť účet',
    logIn: 'Prihlásiť sa',
    logOut: 'Odhlásiť sa',
    loggedOut: /^Ste odhlásení\./,
    emailConfirmed: 'E-mail je potvrdený',
    sendLink: 'Poslať odkaz',
    newPassword: 'Nové heslo',
    savePassword: 'Uložiť heslo',
    returnLine: /^Vrátiť (?!alebo)/,
    returnGoods: /^Vrátiť tovar/,
    reason: 'Dôvod',
    toBankAccount: /^Na bankový účet/,
    iban: 'SK31 1200 0000 1987 4263 7541',
    ways: 'Ako balík odovzdáte',
    refund: 'Vrátime vám',
    sendReturn: 'Odoslať vrátenie',
    refunded: /^Vybavené\. Vrátili sme vám/,
    writeReview: /^Napísať hodnotenie/,
    fiveStars: '5 z 5 hviezdičiek',
    fits: 'sedí presne',
    opinion: 'Váš názor',
    sendReview: 'Odoslať hodnotenie',
    reviewSent: /^Ďakujeme\. Hodnotenie/,
    reviewWaits: 'Čaká na kontrolu',
    heart: /^Obľúbené: /,
    shareList: 'Zdieľať zoznam',
    listLink: 'Odkaz na zoznam',
  },
  hu: {
    birthday: 'Születési dátum',
    password: 'Jelszó',
    privacy: /személyes adataim/,
    register: 'Fiók létrehozása',
    logIn: 'Bejelentkezés',
    logOut: 'Kijelentkezés',
    loggedOut: /^Kijelentkezett\./,
    emailConfirmed: 'Az e-\u2060mail-cím megerősítve',
    sendLink: 'Hivatkozás küldése',
    newPassword: 'Új jelszó',
    savePassword: 'Jelszó mentése',
    returnLine: /^Visszaküldés (?!vagy)/,
    returnGoods: /^Termék visszaküldése/,
    reason: 'Ok',
    toBankAccount: /^Bankszámlára/,
    iban: 'HU42 1177 3016 1111 1018 0000 0000',
    ways: 'Hogyan adja fel a csomagot',
    refund: 'Visszatérítünk Önnek',
    sendReturn: 'Visszaküldés elküldése',
    refunded: /^Kész\. Visszatérítettünk/,
    writeReview: /^Értékelés írása/,
    fiveStars: '5 csillagból 5',
    fits: 'pont jó',
    opinion: 'Véleménye',
    sendReview: 'Értékelés elküldése',
    reviewSent: /^Köszönjük\. Elolvassuk/,
    reviewWaits: 'Ellenőrzésre vár',
    heart: /^Kedvencek: /,
    shareList: 'Lista megosztása',
    listLink: 'A lista hivatkozása',
  },
  ro: {
    birthday: 'Data nașterii',
    password: 'Parolă',
    privacy: /datelor personale/,
    register: 'Creează contul',
    logIn: 'Autentificare',
    logOut: 'Deconectare',
    loggedOut: /^Te-ai deconectat\./,
    emailConfirmed: 'E-mailul este confirmat',
    sendLink: 'Trimite linkul',
    newPassword: 'Parolă nouă',
    savePassword: 'Salvează parola',
    returnLine: /^Returnează (?!sau)/,
    returnGoods: /^Returnez produse/,
    reason: 'Motiv',
    toBankAccount: /^În contul bancar/,
    iban: 'RO49 AAAA 1B31 0075 9384 0000',
    ways: 'Cum predai coletul',
    refund: 'Îți returnăm',
    sendReturn: 'Trimite returul',
    refunded: /^Rezolvat\. Ți-am returnat/,
    writeReview: /^Scrie o\srecenzie/,
    fiveStars: '5 din 5 stele',
    fits: 'potrivită',
    opinion: 'Părerea ta',
    sendReview: 'Trimite recenzia',
    reviewSent: /^Mulțumim\. Citim/,
    reviewWaits: 'Așteaptă verificarea',
    heart: /^Favorite: /,
    shareList: 'Distribuie lista',
    listLink: 'Linkul listei',
  },
  ua: {
    birthday: 'Дата рождения',
    password: 'Пароль',
    privacy: /персональных данных/,
    register: 'Создать личный кабинет',
    logIn: 'Войти',
    logOut: 'Выйти',
    loggedOut: /^Вы вышли\./,
    emailConfirmed: 'Почта подтверждена',
    sendLink: 'Отправить ссылку',
    newPassword: 'Новый пароль',
    savePassword: 'Сохранить пароль',
    returnLine: /^Вернуть (?!или)/,
    returnGoods: /^Вернуть товар/,
    reason: 'Причина',
    toBankAccount: /^На банковский счёт/,
    iban: 'UA21 3223 1300 0002 6007 2335 6600 1',
    ways: 'Как отправите посылку',
    refund: 'Вернём вам',
    sendReturn: 'Отправить возврат',
    refunded: /^Готово\. Мы вернули вам/,
    writeReview: /^Написать отзыв/,
    fiveStars: '5 из 5 звёзд',
    fits: 'точно',
    opinion: 'Ваше мнение',
    sendReview: 'Отправить отзыв',
    reviewSent: /^Спасибо\. Мы прочитаем/,
    reviewWaits: 'Ждёт проверки',
    heart: /^Избранное: /,
    shareList: 'Поделиться списком',
    listLink: 'Ссылка на список',
  },
};
