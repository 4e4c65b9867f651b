import { NumberedSteps } from '../../ui/numbered-steps.tsx';

const steps = [
  { title: 'Generate a recipe', text: 'Choose what you feel like. One credit makes one recipe.' },
  {
    title: 'Keep an eye on your credits',
    text: 'Your balance and history are on the Credits page.',
  },
  { title: 'Check your inbox', text: "We'll email you a receipt." },
];

/** The What's Next section after a successful payment. */
export function WhatsNext() {
  return (
    <section className="payment-next" aria-labelledby="whats-next">
      <h2 id="whats-next">What's Next</h2>
      <NumberedSteps steps={steps} />
    </section>
  );
}
