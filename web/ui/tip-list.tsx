import { keyed } from './keyed.ts';

/** The chef's tips of a recipe; nothing without tips. */
export function TipList({ tips }: { tips: readonly string[] }) {
  if (tips.length === 0) return null;
  return (
    <section>
      <h3 className="card-title mb-2">Chef tips</h3>
      <ul className="tips">
        {keyed(tips).map(({ key, text }) => (
          <li key={key} dir="auto">
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}
