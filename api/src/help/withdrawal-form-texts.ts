import type { Language } from '@odeta/contracts';

interface FormTexts {
  title: string;
  when: string;
  to: string;
  statement: string;
  dates: string;
  name: string;
  address: string;
  signature: string;
  day: string;
  delete: string;
}

/**
 * Directive 2011/83/EU, annex I part B, in the words of each country's own law: PL Act of 30 May 2014, annex 2; SK Act 108/2024, annex 2;
 * HU Decree 45/2014, annex 2; RO Ordinance 34/2014, annex part B. The alternatives for services are left out, as the form allows. Not in
 * `messages`, because these words are not the shop's. The Russian and Ukrainian forms, for Ukraine, are translations.
 */
export const withdrawalFormTexts: Record<Language, FormTexts> = {
  pl: {
    title: 'Wzór formularza odstąpienia od umowy',
    when: '(formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)',
    to: 'Adresat:',
    statement:
      'Ja/My(*) niniejszym informuję/informujemy(*) o moim/naszym(*) odstąpieniu od umowy sprzedaży następujących towarów:',
    dates: 'Data zawarcia umowy(*)/odbioru(*):',
    name: 'Imię i nazwisko konsumenta(-ów):',
    address: 'Adres konsumenta(-ów):',
    signature: 'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej):',
    day: 'Data:',
    delete: '(*) Niepotrzebne skreślić.',
  },
  sk: {
    title: 'Vzorový formulár na odstúpenie od zmluvy',
    when: '(Vyplňte a zašlite tento formulár, len ak si želáte odstúpiť od zmluvy.)',
    to: 'Komu:',
    statement:
      'Týmto oznamujem/oznamujeme*, že odstupujem/odstupujeme* od zmluvy o dodaní alebo poskytnutí tohto produktu:',
    dates: 'Dátum objednania/dátum prijatia*:',
    name: 'Meno a priezvisko spotrebiteľa/spotrebiteľov*:',
    address: 'Adresa spotrebiteľa/spotrebiteľov*:',
    signature: 'Podpis spotrebiteľa/spotrebiteľov* (ak sa tento formulár podáva v listinnej podobe):',
    day: 'Dátum:',
    delete: '* Nehodiace sa prečiarknite.',
  },
  hu: {
    title: 'Elállási nyilatkozatminta',
    when: '(csak a szerződéstől való elállási szándék esetén töltse ki és juttassa vissza)',
    to: 'Címzett:',
    statement:
      'Alulírott/ak kijelentem/kijelentjük, hogy gyakorlom/gyakoroljuk* elállási jogomat/jogunkat* az alábbi termék/ek adásvételére irányuló szerződés tekintetében:',
    dates: 'Szerződéskötés időpontja/átvétel időpontja*:',
    name: 'A fogyasztó(k) neve:',
    address: 'A fogyasztó(k) címe:',
    signature: 'A fogyasztó(k) aláírása (kizárólag papíron tett nyilatkozat esetén):',
    day: 'Kelt:',
    delete: '* A megfelelő jelölendő.',
  },
  ro: {
    title: 'Model de formular de retragere',
    when: '(completați și returnați prezentul formular numai dacă doriți să vă retrageți din contract)',
    to: 'Către:',
    statement:
      'Vă informez/Vă informăm(*) prin prezenta cu privire la retragerea mea/noastră(*) din contractul referitor la vânzarea următoarelor produse:',
    dates: 'Comandate la data de(*)/primite la data de(*):',
    name: 'Numele consumatorului (consumatorilor):',
    address: 'Adresa consumatorului (consumatorilor):',
    signature:
      'Semnătura consumatorului (consumatorilor) (doar în cazul în care acest formular este notificat pe hârtie):',
    day: 'Data:',
    delete: '(*) Se elimină mențiunea inutilă.',
  },
  ru: {
    title: 'Образец заявления об отказе от договора',
    when: '(заполните и отправьте этот бланк, только если хотите отказаться от договора)',
    to: 'Кому:',
    statement:
      'Настоящим сообщаю/сообщаем(*), что отказываюсь/отказываемся(*) от договора купли-продажи следующих товаров:',
    dates: 'Дата заказа(*)/дата получения(*):',
    name: 'Имя и фамилия потребителя (потребителей):',
    address: 'Адрес потребителя (потребителей):',
    signature: 'Подпись потребителя (потребителей) (только на бумажном бланке):',
    day: 'Дата:',
    delete: '(*) Ненужное зачеркнуть.',
  },
  uk: {
    title: 'Зразок заяви про відмову від договору',
    when: '(заповніть і надішліть цей бланк, лише якщо бажаєте відмовитися від договору)',
    to: 'Кому:',
    statement:
      'Цим повідомляю/повідомляємо(*), що відмовляюся/відмовляємося(*) від договору купівлі-продажу таких товарів:',
    dates: 'Дата замовлення(*)/дата отримання(*):',
    name: 'Ім’я та прізвище споживача (споживачів):',
    address: 'Адреса споживача (споживачів):',
    signature: 'Підпис споживача (споживачів) (лише на паперовому бланку):',
    day: 'Дата:',
    delete: '(*) Непотрібне закреслити.',
  },
};
