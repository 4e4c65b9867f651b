import type { ModelChoice, ModelRequest } from '#recipes/models/model.ts';

/**
 * A part of a streamed answer: a text, an error to throw, or a promise to await before the next part. A function is called when the model
 * reaches it.
 */
type Piece = string | Error | Promise<unknown> | (() => Promise<unknown>);

/** One answer of the scripted model: a text, an error to throw, a wait that only the abort signal ends, or the pieces of a stream. */
export type Script = string | Error | 'never' | readonly Piece[];

/** A promise that never resolves: the model stalls in the middle of its answer. */
export const stall: Promise<never> = new Promise(() => {});

/** Splits a text into lines, as models stream it. */
export const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

export type ScriptedModel = ModelChoice & {
  /** Every request so far, in order. */
  asked: ModelRequest[];
  /** Releases the answers that `held` keeps back. */
  release(): void;
};

/** The token counts that the scripted model reports for each complete answer. */
const tokensOfAnAnswer = { inputTokens: 1000, outputTokens: 500 };

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/**
 * Creates a model that answers from a script and repeats the last entry.
 * @param held keeps every answer back until `release()`, so that a test can inspect a running generation
 */
export function createScriptedModel(
  scripts: readonly Script[],
  { held = false, timeoutMs = 10_000 }: { held?: boolean; timeoutMs?: number } = {},
): ScriptedModel {
  const asked: ModelRequest[] = [];
  let release = () => {};
  const gate = held
    ? new Promise<void>((resolve) => {
        release = resolve;
      })
    : Promise.resolve();
  async function* generate(request: ModelRequest): AsyncIterable<string> {
    const script = scripts[Math.min(asked.length, scripts.length - 1)] ?? '';
    asked.push(request);
    await gate;
    const pieces: readonly Piece[] = script === 'never' ? [stall] : [script].flat();
    for (const piece of pieces) {
      if (piece instanceof Error) throw piece;
      if (typeof piece === 'string') yield piece;
      else {
        const wait = typeof piece === 'function' ? piece() : piece;
        await Promise.race([wait, untilAborted(request.signal)]);
      }
    }
    request.onTokens?.(tokensOfAnAnswer);
  }
  return {
    recipes: { name: 'script', provider: 'test', generate },
    timeoutMs,
    asked,
    release: () => release(),
  };
}

/** A recipe in the requested format, vegan and free of the fourteen allergens. */
export const goodAnswer = `# Lemon Rice with Peas

Bright, simple and filling.

## Ingredients

- 300 g basmati rice
- 200 g peas
- 1 lemon
- 2 tbsp olive oil
- 1 tsp salt

## Instructions

1. Boil the 300 g basmati rice with the salt for 12 minutes, and drain.
2. Warm the 2 tbsp olive oil, add the 200 g peas and cook for 3 minutes.
3. Stir in the rice and the juice of the lemon.

## Chef's Tips

- Rinse the rice first.
- Zest the lemon before you juice it.

## Meta

- Prep Time: 10 minutes
- Cook Time: 15 minutes
- Servings: 4
- Difficulty: Easy

## Photo Prompt

A bowl of lemon rice with peas.
`;
