import type { Mailbox, MailCarrier } from '../mail/carrier.ts';
import type { SmsCarrier } from '../mail/sms-carrier.ts';
import type { Metrics } from './metrics.ts';

function observed<M, A>({ messages }: Metrics, kind: string, send: (message: M) => Promise<A>) {
  // Initialize the counters: an alert on failures needs a zero to rise from.
  for (const outcome of ['sent', 'failed']) messages.inc({ kind, outcome }, 0);
  return async (message: M): Promise<A> => {
    try {
      const answer = await send(message);
      messages.inc({ kind, outcome: 'sent' });
      return answer;
    } catch (error) {
      messages.inc({ kind, outcome: 'failed' });
      throw error;
    }
  };
}

/** Wraps the mail carriers so that their messages are counted. */
export function observeMail(
  { mail, mailbox }: { mail: MailCarrier; mailbox: Mailbox | undefined },
  metrics: Metrics,
): { mail: MailCarrier; mailbox: Mailbox | undefined } {
  const send = observed(metrics, 'mail', (message: Parameters<MailCarrier['send']>[0]) =>
    mail.send(message),
  );
  return { mail: { send }, mailbox };
}

/** Wraps the SMS carrier so that its messages are counted. Returns undefined when there is no SMS carrier. */
export function observeSms(sms: SmsCarrier | undefined, metrics: Metrics): SmsCarrier | undefined {
  if (!sms) return undefined;
  return {
    send: observed(metrics, 'text', (message: Parameters<SmsCarrier['send']>[0]) =>
      sms.send(message),
    ),
  };
}
