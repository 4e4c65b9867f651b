import type { ReactNode } from 'react';

type ChangePanelProps = { title: string; hint: string; children: ReactNode };

/** A kind of change: its name, one sentence, and what can be chosen. */
export function ChangePanel({ title, hint, children }: ChangePanelProps) {
  return (
    <>
      <div className="group-head">
        <div>
          <h2 className="h3">{title}</h2>
          <p className="small soft">{hint}</p>
        </div>
      </div>
      {children}
    </>
  );
}
