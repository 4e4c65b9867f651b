import { NumberedSteps } from '../../ui/numbered-steps.tsx';

const steps = [
  { title: 'Generate a recipe', text: 'Choose what you feel like. One credit, one recipe.' },
  {
    title: 'Keep an eye on your credits',
    text: 'Your balance, and each change of it, is on the Credits page.',
  },
  { title: 'Look into your mailbox', text: 'The receipt of a completed payment comes by mail.' },
];

/** What's Next, after a payment that went through. */
export function WhatsNext() {
  return (
    <section className="payment-next" aria-labelledby="whats-next">
      <h2 id="whats-next">What's Next</h2>
      <NumberedSteps steps={steps} />
    </section>
  );
}
