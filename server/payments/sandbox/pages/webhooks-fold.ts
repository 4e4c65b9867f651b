import { html } from 'hono/html';
import type { WebhookMode, WebhookWay } from '../deliveries/webhook-mode.ts';
import type { Html } from './layout.ts';

const names: Record<WebhookWay, string> = {
  at_once: 'At once',
  later: 'After some seconds',
  never: 'Never',
  twice: 'Twice',
  parallel: 'Three times in parallel',
  other_id: 'Again under another event id',
  reversed: 'In reverse order, after some seconds',
};

/** How the webhooks of this payment travel, to be chosen before it is paid. */
export function webhooksFold(action: string, mode: WebhookMode, isOpen: boolean): Html {
  const options = Object.entries(names).map(
    ([way, label]) =>
      html`<option value="${way}" ${way === mode.way ? 'selected' : ''}>${label}</option>`,
  );
  return html`<details class="panel" ${isOpen ? 'open' : ''}><summary>Webhooks of this payment</summary>
<form class="stack" method="post" action="${action}">
${isOpen ? html`<p class="note" role="status">Webhooks: ${names[mode.way].toLowerCase()}.</p>` : ''}
<p class="soft small">How the product is told of what happens here. It must come out the same, whatever is chosen.</p>
<div><label for="way">They are sent</label><select id="way" name="way">${options}</select></div>
<div><label for="seconds">Seconds to wait</label>
<input id="seconds" name="seconds" type="number" min="0" max="3600" value="${mode.seconds}" inputmode="numeric" autocomplete="off"></div>
<div><button type="submit">Send them so</button></div>
</form></details>`;
}
