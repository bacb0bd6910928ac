/**
 * A chat window like the one of a provider's script, which says that it is a demonstration. Its styles are a constructed style sheet,
 * because the pages' Content Security Policy allows no inline styles.
 */
export const script = `(() => {
  const words = {
    pl: ['Czat (demonstracja)', 'Dzień dobry! To pokaz: po drugiej stronie nikogo nie ma.', 'Twoja wiadomość', 'Wyślij', 'Zamknij czat', 'Otwórz czat', 'Dziękujemy za wiadomość. W prawdziwym sklepie odpowie tu konsultant.'],
    sk: ['Chat (ukážka)', 'Dobrý deň! Toto je ukážka: na druhej strane nikto nie sedí.', 'Vaša správa', 'Odoslať', 'Zavrieť chat', 'Otvoriť chat', 'Ďakujeme za správu. V skutočnom obchode tu odpovie človek.'],
    hu: ['Csevegés (bemutató)', 'Jó napot! Ez bemutató: a másik oldalon nem ül senki.', 'Az Ön üzenete', 'Küldés', 'Csevegés bezárása', 'Csevegés megnyitása', 'Köszönjük az üzenetet. A valódi áruházban itt munkatársunk válaszol.'],
    ro: ['Chat (demonstrație)', 'Bună ziua! Aceasta este o demonstrație: în partea cealaltă nu este nimeni.', 'Mesajul tău', 'Trimite', 'Închide chatul', 'Deschide chatul', 'Mulțumim pentru mesaj. În magazinul real, aici răspunde un consultant.'],
    ru: ['Чат (демонстрация)', 'Здравствуйте! Это демонстрация: на другой стороне никого нет.', 'Ваше сообщение', 'Отправить', 'Закрыть чат', 'Открыть чат', 'Спасибо за сообщение. В настоящем магазине здесь ответит консультант.'],
    uk: ['Чат (демонстрація)', 'Добрий день! Це демонстрація: з іншого боку нікого немає.', 'Ваше повідомлення', 'Надіслати', 'Закрити чат', 'Відкрити чат', 'Дякуємо за повідомлення. У справжньому магазині тут відповість консультант.'],
  };
  const language = document.documentElement.lang.slice(0, 2);
  const [title, hello, label, send, close, reopen, thanks] = words[language] ?? words.pl;
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(\`
    :host { position: fixed; right: 24px; bottom: 24px; z-index: 450; font: 16px/24px Manrope, sans-serif; color: #1b1917; }
    section { display: grid; grid-template-rows: auto 1fr auto; width: min(360px, calc(100vw - 48px)); height: min(440px, calc(100vh - 48px)); border: 1px solid #8a8278; background: #fff; box-shadow: 0 8px 24px rgb(27 25 23 / 0.2); }
    [hidden] { display: none; }
    header, form { display: flex; gap: 8px; padding: 12px; align-items: center; justify-content: space-between; border-bottom: 1px solid #e3ded6; }
    h2 { margin: 0; font-size: 16px; }
    ol { margin: 0; padding: 12px; overflow: auto; list-style: none; }
    li { margin: 0 0 8px; padding: 8px 12px; background: #f2efe9; overflow-wrap: anywhere; }
    li.own { margin-left: 48px; background: #1b1917; color: #fff; }
    input { flex: 1; min-width: 0; padding: 11px; border: 1px solid #8a8278; font: inherit; }
    button { min-height: 44px; padding: 0 16px; border: 0; background: #1b1917; color: #fff; font: inherit; cursor: pointer; }
  \`);
  root.adoptedStyleSheets = [sheet];
  const add = (parent, name, props) => parent.appendChild(Object.assign(document.createElement(name), props));
  const launcher = add(root, 'button', { textContent: reopen, hidden: true });
  const panel = add(root, 'section', {});
  panel.setAttribute('aria-label', title);
  const head = add(panel, 'header', {});
  add(head, 'h2', { textContent: title });
  const shut = add(head, 'button', { textContent: '×', ariaLabel: close });
  const log = add(panel, 'ol', { role: 'log', tabIndex: 0, ariaLabel: title });
  const form = add(panel, 'form', {});
  const field = add(form, 'input', { ariaLabel: label, placeholder: label, maxLength: 500 });
  add(form, 'button', { textContent: send });
  const say = (text, own) => {
    add(log, 'li', { textContent: text, className: own ? 'own' : '' });
    log.scrollTop = log.scrollHeight;
  };
  const show = (isOpen) => {
    panel.hidden = !isOpen;
    launcher.hidden = isOpen;
    (isOpen ? field : launcher).focus();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = field.value.trim();
    if (!text) return;
    field.value = '';
    say(text, true);
    setTimeout(() => say(thanks), 800);
  });
  shut.addEventListener('click', () => show(false));
  launcher.addEventListener('click', () => show(true));
  panel.addEventListener('keydown', (event) => event.key === 'Escape' && show(false));
  document.body.append(host);
  say(hello);
  // The shop's dialog closes when this script has loaded and returns the focus; open this window after that.
  const showWhenFree = () => {
    if (document.querySelector('dialog[open]')) return requestAnimationFrame(showWhenFree);
    requestAnimationFrame(() => requestAnimationFrame(() => show(true)));
  };
  panel.hidden = true;
  showWhenFree();
})();
`;
