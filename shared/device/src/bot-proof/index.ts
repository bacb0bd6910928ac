export { type BotProof, createBotProof } from './bot-proof.ts';
