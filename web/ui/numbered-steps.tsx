type NumberedStepsProps = { steps: readonly { title: string; text: string }[] };

/** What comes first, second and third; below a heading of the second level. */
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
