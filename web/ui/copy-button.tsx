import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

/** Copies a text and shows the outcome in the button. If the browser refuses, the button asks to copy by hand the text shown beside it. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch (cause) {
      console.warn('The browser copied nothing.', cause);
      setOutcome('refused');
    }
  }

  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <Button className="justify-self-start" onClick={() => void copy()}>
      <Icon className="icon" />
      <span aria-live="polite">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && 'Please copy it by hand'}
        {outcome === null && children}
      </span>
    </Button>
  );
}
