type NumberedStepsProps = { steps: readonly { title: string; text: string }[] };

/** A numbered list of steps with h3 titles, for use below an h2. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className="numbered-steps">
      {steps.map((step, index) => (
        <li key={step.title}>
          <span className="n" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
