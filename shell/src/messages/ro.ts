import ui from '@odeta/shared/ui/messages/ro.json';
import own from './ro.json';

export const texts = { ...own, ui };
