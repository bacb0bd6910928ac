import type { Language } from '@odeta/contracts';

interface SenderTexts {
  title: string;
  text: string;
  button: string;
}

/** Whether a form was sent by the visitor, which some text browsers do not say. */
export const senderTexts: Record<Language, SenderTexts> = {
  pl: {
    title: 'Wysłać formularz?',
    text: 'Przeglądarka nie podała, z jakiej strony pochodzi formularz. Jeśli to Twój formularz, potwierdź wysłanie. Jeśli nie, opuść tę stronę: nic się nie zmieniło.',
    button: 'Wyślij formularz',
  },
  sk: {
    title: 'Odoslať formulár?',
    text: 'Prehliadač neuviedol, z ktorej stránky formulár pochádza. Ak ste ho vyplnili vy, potvrďte odoslanie. Ak nie, opustite túto stránku: nič sa nezmenilo.',
    button: 'Odoslať formulár',
  },
  hu: {
    title: 'Elküldi az űrlapot?',
    text: 'A böngésző nem közölte, melyik oldalról érkezik az űrlap. Ha Ön töltötte ki, erősítse meg az elküldését. Ha nem, hagyja el ezt az oldalt: semmi sem változott.',
    button: 'Űrlap elküldése',
  },
  ro: {
    title: 'Trimiți formularul?',
    text: 'Browserul nu a precizat din ce pagină vine formularul. Dacă l-ai completat tu, confirmă trimiterea. Dacă nu, părăsește pagina: nu s-a schimbat nimic.',
    button: 'Trimite formularul',
  },
  ru: {
    title: 'Отправить форму?',
    text: 'Браузер не сообщил, с какой страницы пришла форма. Если её заполнили вы, подтвердите отправку. Если нет, покиньте эту страницу: ничего не изменилось.',
    button: 'Отправить форму',
  },
  uk: {
    title: 'Надіслати форму?',
    text: 'Браузер не повідомив, з якої сторінки надійшла форма. Якщо її заповнили ви, підтвердьте надсилання. Якщо ні, залиште цю сторінку: нічого не змінилося.',
    button: 'Надіслати форму',
  },
};
