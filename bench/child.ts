import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { ended } from './leave-nothing.ts';

const ends = new WeakMap<ChildProcess, () => Promise<void>>();

/** Starts a file as a separate process for use with `ask`. The process ends with the measurement at the latest. */
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

/** Sends a question to a process and returns its answer. Rejects when the process ends first. */
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

/** The member of a message union with the given `said`. */
export type Of<Union extends { said: string }, Said extends string> = Extract<
  Union,
  { said: Said }
>;

/** Disconnects from a process, and waits until it exits. */
export async function endChild(child: ChildProcess): Promise<void> {
  await ends.get(child)?.();
}
