import { html } from 'hono/html';
import type { WebhookMode, WebhookWay } from '../events/webhook-mode.ts';
import type { Html } from './layout.ts';

const names: Record<WebhookWay, string> = {
  at_once: 'Right away',
  later: 'After a few seconds',
  never: 'Never',
  twice: 'Twice',
  parallel: 'Three times in parallel',
  other_id: 'Again with another event ID',
  reversed: 'In reverse order, after a few seconds',
};

/** Renders the fold-out where the buyer chooses how this payment's webhooks are delivered, before paying. */
export function webhooksFold(action: string, mode: WebhookMode, isOpen: boolean): Html {
  const options = Object.entries(names).map(
    ([way, label]) =>
      html`<option value="${way}" ${way === mode.way ? 'selected' : ''}>${label}</option>`,
  );
  return html`<details class="panel" ${isOpen ? 'open' : ''}><summary>Webhooks for this payment</summary>
<form class="stack" method="post" action="${action}">
${isOpen ? html`<p class="note" role="status">Webhooks: ${names[mode.way].toLowerCase()}.</p>` : ''}
<p class="soft small">How the app hears about what happens here. The result should be the same whichever you choose.</p>
<div><label for="way">Send them</label><select id="way" name="way">${options}</select></div>
<div><label for="seconds">Seconds to wait</label>
<input id="seconds" name="seconds" type="number" min="0" max="3600" value="${mode.seconds}" inputmode="numeric" autocomplete="off"></div>
<div><button type="submit">Save</button></div>
</form></details>`;
}
