type CreditNotesProps = { expirySentence: string };

/** How Credits Work, and Payment Methods. */
export function CreditNotes({ expirySentence }: CreditNotesProps) {
  return (
    <div className="credit-notes">
      <section className="card">
        <h2 className="card-title mb-3">How Credits Work</h2>
        <ul className="stack small soft">
          <li>Each recipe generation costs 1 credit.</li>
          <li>A generation that fails costs nothing: the credit comes back.</li>
          <li>New sign-ups get 1 free recipe generation.</li>
          <li>{expirySentence}</li>
        </ul>
      </section>
      <section className="card">
        <h2 className="card-title mb-3">Payment Methods</h2>
        <p className="small soft">No payment methods added yet. Add a card to purchase credits.</p>
      </section>
    </div>
  );
}
