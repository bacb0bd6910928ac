// jsdom leaves out what every browser has and the router asks for when it is imported.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
if (!globalThis.crypto.subtle) {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: require('node:crypto').webcrypto.subtle });
}

// Nor does it open dialogs: no top layer and no focus kept inside, but the attribute, the event and the focus given back.
if (typeof HTMLDialogElement !== 'undefined' && !HTMLDialogElement.prototype.showModal) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal() {
      this.focusedBefore = this.ownerDocument.activeElement;
      this.open = true;
      this.querySelector('button, a[href], input, select, textarea, [tabindex]')?.focus();
    },
    close() {
      if (!this.open) return;
      this.open = false;
      this.focusedBefore?.focus();
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}
