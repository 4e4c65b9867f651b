import type { ReactNode } from 'react';

type ChangePanelProps = { title: string; hint: string; children: ReactNode };

/** The panel of one kind of change: its name, a one-sentence hint, and the options. */
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
