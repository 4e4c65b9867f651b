import type { FocusEvent } from 'react';

/** On a phone the tabs scroll sideways: the one that was chosen comes out from under the faded edge. */
export function bringIntoSight({ currentTarget }: FocusEvent<HTMLElement>) {
  currentTarget.scrollIntoView({ inline: 'center', block: 'nearest' });
}
