export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

/** Width and height of the page in CSS pixels, without the browser's own bars. */
export type Size = { width: number; height: number };

/** A position in the page's viewport, in CSS pixels. */
export type Point = { x: number; y: number };

/** An element that was found; every method uses the engine's own input, as a user's input would arrive. */
export type ElementHandle = {
  click(): Promise<void>;
  /** Replaces the text of a field. */
  fill(text: string): Promise<void>;
  /** @param path of a file on this machine, as the file picker returns it */
  upload(path: string): Promise<void>;
};

/**
 * One window of one engine, with its own storage: only what differs between the protocols. Scripts are JavaScript expressions that the protocol
 * evaluates, so the page's content security policy does not apply to them; a promise is awaited.
 */
export type BrowserWindow = {
  navigate(url: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  /** @returns the element that an expression yields, or undefined when it yields null */
  findElement(expression: string): Promise<ElementHandle | undefined>;
  press(key: 'Enter' | 'Escape' | 'ArrowRight'): Promise<void>;
  /** Presses the pointer at one place, moves it to another in steps, and releases it there. */
  drag(from: Point, to: Point): Promise<void>;
  resize(size: Size): Promise<void>;
  /** @param path of the PNG file to write */
  screenshot(path: string): Promise<void>;
  /** Console errors, uncaught exceptions and content security policy violations since the window was opened. */
  readErrors(): Promise<string[]>;
  close(): Promise<void>;
};

/** The program that starts an engine on this machine, with its environment. */
export type EngineProgram = {
  executablePath: string;
  environment: Record<string, string>;
};

/** One engine: how to find it, and how to open a window of it. */
export type Engine = {
  /** @throws Error that says how to install the engine */
  findProgram(): Promise<EngineProgram>;
  openWindow(program: EngineProgram, size: Size): Promise<BrowserWindow>;
  /** Whether pages have to collect their errors themselves, because the protocol has no console log. */
  needsErrorCollector: boolean;
};
