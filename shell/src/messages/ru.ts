import ui from '@odeta/shared/ui/messages/ru.json';
import own from './ru.json';

export const texts = { ...own, ui };
