/** Explains what a credit is good for. */
export function HowCreditsWork({ expirySentence }: { expirySentence: string }) {
  return (
    <section className="card" aria-labelledby="how-credits-work">
      <h2 className="card-title mb-3" id="how-credits-work">
        How Credits Work
      </h2>
      <ul className="grid gap-2.5 small soft">
        <li>Each recipe generation costs 1 credit.</li>
        <li>If a recipe fails, you get your credit back.</li>
        <li>New sign-ups get 1 free recipe generation.</li>
        <li>Credits are added as soon as your payment goes through.</li>
        <li>{expirySentence}</li>
      </ul>
    </section>
  );
}
