export { Button, buttonClass } from './button.tsx';
