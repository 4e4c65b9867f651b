/** What a credit is good for, in four sentences. */
export function HowCreditsWork({ expirySentence }: { expirySentence: string }) {
  return (
    <section className="card" aria-labelledby="how-credits-work">
      <h2 className="card-title mb-3" id="how-credits-work">
        How Credits Work
      </h2>
      <ul className="grid gap-2.5 small soft">
        <li>Each recipe generation costs 1 credit.</li>
        <li>A generation that fails costs nothing: the credit comes back.</li>
        <li>New sign-ups get 1 free recipe generation.</li>
        <li>Credits are added as soon as the payment completes.</li>
        <li>{expirySentence}</li>
      </ul>
    </section>
  );
}
