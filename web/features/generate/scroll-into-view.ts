import type { FocusEvent } from 'react';

/** Scrolls the focused tab into view: on a phone the tabs scroll sideways, and the chosen one must not stay under the faded edge. */
export function scrollIntoView({ currentTarget }: FocusEvent<HTMLElement>) {
  currentTarget.scrollIntoView({ inline: 'center', block: 'nearest' });
}
