import { html } from 'hono/html';
import type { Html } from './layout.ts';
import type { DeliveryRow } from './read-payments.ts';

/** Returns the badge of a delivery's state: its text and colour. */
function stateOf({ isWaiting, attempts, deliveredAt, lastStatus, dueAt }: DeliveryRow) {
  if (deliveredAt) return { tone: 'good', text: `Arrived (${lastStatus})` };
  const answer = lastStatus === null ? 'no answer' : `answered ${lastStatus}`;
  if (isWaiting && attempts === 0) {
    return { tone: 'wait', text: `Waiting until ${dueAt?.toISOString().slice(11, 19)} UTC` };
  }
  if (isWaiting) return { tone: 'wait', text: `${answer}, trying again` };
  return attempts === 0
    ? { tone: '', text: 'Not sent' }
    : { tone: 'bad', text: `Gave up: ${answer}` };
}

/** Renders the webhook deliveries with their state, each with a "Send again" button. */
export function deliveriesList(title: string, deliveries: DeliveryRow[]): Html {
  const rows = deliveries.map((delivery) => {
    const { tone, text } = stateOf(delivery);
    const { type, sentId, eventId, attempts, lastError } = delivery;
    return html`<li><div><strong>${type}</strong><span class="mono soft small"> ${sentId}</span>
${lastError ? html`<span class="about mono">${lastError}</span>` : ''}</div>
<span class="badge ${tone}">${text}${attempts > 1 ? ` · ${attempts} tries` : ''}</span>
<form method="post" action="/sandbox/events/${eventId}/send"><button aria-label="Send again: ${type}">Send again</button></form></li>`;
  });
  return html`<details><summary>${title} (${deliveries.length})</summary>
${deliveries.length > 0 ? html`<ul class="events">${rows}</ul>` : html`<p class="soft">Nothing sent yet.</p>`}</details>`;
}
