import '@odeta/ui/base.css';
import { startStaff } from './start.tsx';

void startStaff(document);
