import { useState } from 'react';
import { getSupabase } from '../../data/supabase-client.ts';
import { LocalMailboxLink } from '../../layout/local-mailbox-link.tsx';
import { Button } from '../../ui/button.tsx';
import { NoticeBox } from '../../ui/notice-box.tsx';
import { CaptchaBox } from './captcha/captcha-box.tsx';
import { useCaptcha } from './captcha/use-captcha.ts';

type Resending = 'no' | 'busy' | 'sent' | 'failed';

const words: Record<Resending, string> = {
  no: 'Send it again',
  busy: 'Sending...',
  sent: 'Sent again',
  failed: 'Could not be sent. Try again in a minute.',
};

type CheckYourMailProps = { email: string; onAnotherAddress: () => void };

/** @throws the auth client's refusal, or that its code could not be loaded */
async function askForMail(email: string, solved: { captchaToken?: string }) {
  const supabase = await getSupabase();
  const { error } = await supabase.auth.resend({
    type: 'signup',
    email,
    options: { emailRedirectTo: `${window.location.origin}/auth`, ...solved },
  });
  if (error) throw error;
}

/** An account waits for its address to be confirmed: what to do, and how to get the mail once more. */
export function CheckYourMail({ email, onAnotherAddress }: CheckYourMailProps) {
  const [resending, setResending] = useState<Resending>('no');
  const captcha = useCaptcha();

  async function resend() {
    const solved = captcha.solve();
    if (!solved) return;
    setResending('busy');
    try {
      await askForMail(email, solved);
      setResending('sent');
    } catch (cause) {
      console.warn('The mail could not be asked for.', cause);
      setResending(captcha.wasRefused(cause) ? 'no' : 'failed');
    }
    captcha.startOver();
  }

  return (
    <NoticeBox tone="herb" title="Please check your email">
      <p>
        To confirm your account, follow the link that we sent to <b className="inline">{email}</b>.
      </p>
      <LocalMailboxLink />
      <CaptchaBox state={captcha.state} />
      <div className="row mt-3">
        <Button
          busy={resending === 'busy'}
          disabled={resending === 'sent'}
          onClick={() => void resend()}
        >
          {words[resending]}
        </Button>
        <Button tone="ghost" onClick={onAnotherAddress}>
          Use another address
        </Button>
      </div>
    </NoticeBox>
  );
}
