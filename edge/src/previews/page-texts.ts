import type { Language } from '@odeta/contracts';
import type { PreviewEnd } from '../releases/preview-state.ts';

interface PageTexts {
  title: string;
  text: string;
}

/** Of the page that a link opens which shows nothing. */
export const endedTexts: Record<PreviewEnd, Record<Language, PageTexts>> = {
  expired: {
    pl: {
      title: 'Ten podgląd już wygasł',
      text: 'Link był ważny tylko przez pewien czas. Poproś o nowy osobę, która go wysłała.',
    },
    sk: {
      title: 'Platnosť tohto náhľadu sa skončila',
      text: 'Odkaz platil len obmedzený čas. O nový požiadajte toho, kto vám ho poslal.',
    },
    hu: {
      title: 'Ez az előnézet már lejárt',
      text: 'A hivatkozás csak egy ideig volt érvényes. Kérjen újat attól, aki küldte.',
    },
    ro: {
      title: 'Această previzualizare a expirat',
      text: 'Linkul a fost valabil doar o perioadă. Cere unul nou de la persoana care ți l-a trimis.',
    },
    ru: {
      title: 'Срок предпросмотра истёк',
      text: 'Ссылка действовала ограниченное время. Попросите новую у того, кто её прислал.',
    },
    uk: {
      title: 'Термін дії попереднього перегляду минув',
      text: 'Посилання діяло обмежений час. Попросіть нове в того, хто його надіслав.',
    },
  },
  invalid: {
    pl: {
      title: 'Ten link do podglądu nie działa',
      text: 'Być może skopiował się niepełny adres. Skopiuj cały link albo poproś o nowy.',
    },
    sk: {
      title: 'Tento odkaz na náhľad nefunguje',
      text: 'Adresa sa možno neskopírovala celá. Skopírujte celý odkaz alebo požiadajte o nový.',
    },
    hu: {
      title: 'Ez az előnézeti hivatkozás nem működik',
      text: 'Lehet, hogy a cím nem teljes. Másolja ki a teljes hivatkozást, vagy kérjen újat.',
    },
    ro: {
      title: 'Acest link de previzualizare nu funcționează',
      text: 'Poate că adresa nu a fost copiată complet. Copiază tot linkul sau cere unul nou.',
    },
    ru: {
      title: 'Эта ссылка на предпросмотр не работает',
      text: 'Возможно, адрес скопирован не полностью. Скопируйте ссылку целиком или попросите новую.',
    },
    uk: {
      title: 'Це посилання на попередній перегляд не працює',
      text: 'Можливо, адресу скопійовано не повністю. Скопіюйте посилання цілком або попросіть нове.',
    },
  },
  removed: {
    pl: {
      title: 'Tej wersji już nie ma',
      text: 'Jej pliki zostały usunięte. Poproś o nowy podgląd osobę, która wysłała link.',
    },
    sk: {
      title: 'Táto verzia už nie je k dispozícii',
      text: 'Jej súbory sme odstránili. O nový náhľad požiadajte toho, kto vám odkaz poslal.',
    },
    hu: {
      title: 'Ez a változat már nem érhető el',
      text: 'A fájljait töröltük. Kérjen új előnézetet attól, aki a hivatkozást küldte.',
    },
    ro: {
      title: 'Această versiune nu mai există',
      text: 'Fișierele ei au fost șterse. Cere o previzualizare nouă de la persoana care ți-a trimis linkul.',
    },
    ru: {
      title: 'Этой версии больше нет',
      text: 'Её файлы удалены. Попросите новый предпросмотр у того, кто прислал ссылку.',
    },
    uk: {
      title: 'Цієї версії більше немає',
      text: 'Її файли видалено. Попросіть новий перегляд у того, хто надіслав посилання.',
    },
  },
  over: {
    pl: {
      title: 'Te zmiany nie są już projektem',
      text: 'Są już w sklepie, zostały wycofane albo nie pasują do tego, co jest w nim teraz. Poproś o nowy link osobę, która go wysłała.',
    },
    sk: {
      title: 'Tieto zmeny už nie sú návrhom',
      text: 'Sú už v obchode, niekto ich zrušil alebo sa nehodia k tomu, čo je v ňom teraz. O nový odkaz požiadajte toho, kto vám ho poslal.',
    },
    hu: {
      title: 'Ezek a módosítások már nem tervezetek',
      text: 'Már élnek az áruházban, visszavonták őket, vagy nem illenek ahhoz, ami most benne van. Kérjen új hivatkozást attól, aki küldte.',
    },
    ro: {
      title: 'Aceste modificări nu mai sunt o propunere',
      text: 'Sunt deja în magazin, au fost retrase sau nu se potrivesc cu ce este acum în el. Cere un link nou de la persoana care ți l-a trimis.',
    },
    ru: {
      title: 'Эти изменения больше не проект',
      text: 'Они уже в магазине, отменены или не подходят к тому, что в нём сейчас. Попросите новую ссылку у того, кто её прислал.',
    },
    uk: {
      title: 'Ці зміни вже не проєкт',
      text: 'Вони вже в магазині, скасовані або не підходять до того, що в ньому зараз. Попросіть нове посилання в того, хто його надіслав.',
    },
  },
};

/** Of a page that could not be rendered with the versions of a preview. */
export const brokenTexts: Record<Language, PageTexts> = {
  pl: {
    title: 'Tej strony nie można wyświetlić w podglądzie',
    text: 'Wypróbowywana wersja zawiodła. Po zakończeniu podglądu sklep będzie działał jak zwykle.',
  },
  sk: {
    title: 'Túto stránku v náhľade nevieme zobraziť',
    text: 'Skúšaná verzia zlyhala. Po ukončení náhľadu bude obchod fungovať ako zvyčajne.',
  },
  hu: {
    title: 'Ezt az oldalt az előnézetben nem tudjuk megjeleníteni',
    text: 'A kipróbált változat hibás. Az előnézet befejezése után az áruház a szokásos módon működik.',
  },
  ro: {
    title: 'Nu putem afișa această pagină în previzualizare',
    text: 'Versiunea încercată nu funcționează. După încheierea previzualizării, magazinul va funcționa ca de obicei.',
  },
  ru: {
    title: 'Эту страницу нельзя показать в предпросмотре',
    text: 'Проверяемая версия не работает. После завершения предпросмотра магазин будет работать как обычно.',
  },
  uk: {
    title: 'Цю сторінку не можна показати в попередньому перегляді',
    text: 'Версія, яку випробовують, не працює. Після завершення перегляду магазин працюватиме як зазвичай.',
  },
};

export const toShop: Record<Language, string> = {
  pl: 'Przejdź do sklepu',
  sk: 'Prejsť do obchodu',
  hu: 'Tovább az áruházba',
  ro: 'Mergi la magazin',
  ru: 'Перейти в магазин',
  uk: 'Перейти до магазину',
};
