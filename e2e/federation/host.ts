// Shared modules are loaded before the page that uses them.
import('./host-page.tsx');
