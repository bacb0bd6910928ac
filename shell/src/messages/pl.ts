import ui from '@odeta/shared/ui/messages/pl.json';
import own from './pl.json';

export const texts = { ...own, ui };
