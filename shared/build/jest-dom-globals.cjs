// jsdom lacks globals that all browsers have and that the router needs on import.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
if (!globalThis.crypto.subtle) {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: require('node:crypto').webcrypto.subtle });
}

// jsdom has no modal dialogs. This sets the attribute, sends the event and restores the focus, without a top layer or a focus trap.
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
