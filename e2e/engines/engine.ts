import type { Place } from './find-place.ts';
import type { Program } from './program.ts';

export type Key = 'Enter' | 'Tab';

/** A page of a browser that is controlled by WebDriver. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Runs a function in the page. Arguments and result are JSON; the function must not use anything outside its body. */
  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>;
  click(place: Place): Promise<void>;
  /** Presses the key of every character. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** @returns a PNG of what the window shows */
  takePicture(): Promise<Buffer>;
  /** Errors and warnings of the pages so far, uncaught errors included. */
  takeComplaints(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Launch {
  /** Starts a program that ends with the test. */
  start(...program: ConstructorParameters<typeof Program>): Program;
}

export type LaunchEngine = (launch: Launch) => Promise<Engine>;

/** A wide screen, as in the other journeys. */
export const VIEWPORT = { width: 1440, height: 900 };
