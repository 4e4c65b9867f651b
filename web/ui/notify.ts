import type { Notice, notices } from '#contract/notices.ts';

/** A possible next step, shown as a link in the toast. */
export type NoticeAction = { label: string; to: string };

/** A notice with an optional next step and an optional URL that the cook can copy by hand. */
export type Said = {
  notice: Notice;
  action?: NoticeAction | undefined;
  address?: string | undefined;
};

/** Shows toasts. Its code is loaded with the first one. */
export type Toaster = { show: (said: Said) => void; withdrawFailures: () => void };

let waiting: Said[] = [];
let toaster: Toaster | undefined;
let onFirst: (() => void) | undefined;

/** Shows a toast. The toaster's code is loaded for the first one; until then notices are queued. */
export function notify(notice: Notice, action?: NoticeAction, address?: string) {
  const said = { notice, action, address };
  if (toaster) toaster.show(said);
  else waiting.push(said);
  onFirst?.();
}

/** Shows a notice by name. For code that every page loads: the texts of all notices are loaded only when one is needed. */
export function notifyOf(name: keyof typeof notices, address?: string) {
  import('#contract/notices.ts').then(
    (texts) => notify(texts.notices[name], undefined, address),
    (cause: unknown) => console.warn(`The notice ${name} could not be loaded.`, cause),
  );
}

/** Dismisses all visible and queued failure notices, since their cause is over. */
export function withdrawFailures() {
  waiting = waiting.filter(({ notice }) => notice.tone !== 'error');
  toaster?.withdrawFailures();
}

/** Registers the toast host's listener for the first notice. It is called at once if notices are queued. @returns unregisters it */
export function onFirstNotice(listener: () => void): () => void {
  onFirst = listener;
  if (waiting.length > 0) listener();
  return () => {
    onFirst = undefined;
  };
}

/** Connects the loaded toaster and shows all queued notices. @returns disconnects it */
export function connectToaster(loaded: Toaster): () => void {
  toaster = loaded;
  const said = waiting;
  waiting = [];
  for (const one of said) loaded.show(one);
  return () => {
    toaster = undefined;
  };
}
