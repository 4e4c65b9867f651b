import type { Notice, notices } from '#contract/notices.ts';

/** What one may want to do next, as a link in the toast. */
export type NoticeAction = { label: string; to: string };

/** A notice with its next step, where it has one, and an address that the cook can copy by hand. */
export type Said = {
  notice: Notice;
  action?: NoticeAction | undefined;
  address?: string | undefined;
};

/** What shows toasts; its code is loaded with the first one. */
export type Toaster = { show: (said: Said) => void; withdrawFailures: () => void };

let waiting: Said[] = [];
let toaster: Toaster | undefined;
let onFirst: (() => void) | undefined;

/**
 * Shows a toast. Its code is loaded when the first one is needed; what comes before that waits its turn.
 */
export function notify(notice: Notice, action?: NoticeAction, address?: string) {
  const said = { notice, action, address };
  if (toaster) toaster.show(said);
  else waiting.push(said);
  onFirst?.();
}

/** The same by name, for what every page carries: the texts of all notices are loaded when one of them is needed. */
export function notifyOf(name: keyof typeof notices, address?: string) {
  import('#contract/notices.ts').then(
    (texts) => notify(texts.notices[name], undefined, address),
    (cause: unknown) => console.warn(`The notice ${name} could not be loaded.`, cause),
  );
}

/** Takes back the failures that stand there: what they were about is over. */
export function withdrawFailures() {
  waiting = waiting.filter(({ notice }) => notice.tone !== 'error');
  toaster?.withdrawFailures();
}

/** The place where toasts appear asks to be told when the first one is wanted. */
export function onFirstNotice(listener: () => void): () => void {
  onFirst = listener;
  if (waiting.length > 0) listener();
  return () => {
    onFirst = undefined;
  };
}

/** The loaded toaster takes over, with everything that waited. */
export function connectToaster(loaded: Toaster): () => void {
  toaster = loaded;
  const said = waiting;
  waiting = [];
  for (const one of said) loaded.show(one);
  return () => {
    toaster = undefined;
  };
}
