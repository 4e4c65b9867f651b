import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { ended } from './leave-nothing.ts';

const ends = new WeakMap<ChildProcess, () => Promise<void>>();

/** Starts a file as a process of its own, which can be asked. It ends with the measurement at the latest. */
export function startChild(
  file: string,
  variables: Record<string, string> = {},
  execArgv: string[] = [],
): ChildProcess {
  const child = fork(file, { execArgv, env: { ...process.env, ...variables } });
  const exited = once(child, 'exit');
  const end = ended(async () => {
    if (child.connected) child.disconnect();
    await exited;
  });
  ends.set(child, end);
  return child;
}

/** The answer of a process to a question. Rejects when the process ends instead. */
export async function ask<Answer extends { said: string }>(
  child: ChildProcess,
  question: object | undefined,
  said: Answer['said'],
): Promise<Answer> {
  const answered = new Promise<Answer>((resolve, reject) => {
    const ended = () => reject(new Error(`A process ended before it said "${said}".`));
    const hear = (message: Answer) => {
      if (message.said !== said) return;
      child.off('message', hear);
      child.off('exit', ended);
      resolve(message);
    };
    child.on('message', hear);
    child.once('exit', ended);
  });
  if (question) child.send(question);
  return answered;
}

/** Of all that a process says, what has this name. */
export type Of<Union extends { said: string }, Said extends string> = Extract<
  Union,
  { said: Said }
>;

/** Tells a process that it is no longer needed, and waits for its end. */
export async function endChild(child: ChildProcess): Promise<void> {
  await ends.get(child)?.();
}
