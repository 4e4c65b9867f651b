import type { ReactNode } from 'react';
import { Breadcrumbs } from './breadcrumbs.tsx';

type StaticPageProps = { title: string; lead: string; children: ReactNode };

/** A page of text: breadcrumbs, title, one sentence, sections. */
export function StaticPage({ title, lead, children }: StaticPageProps) {
  return (
    <article className="page prose">
      <div className="prose-head">
        <Breadcrumbs current={title} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </div>
      {children}
    </article>
  );
}

/** One headed section of it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="h3">{title}</h2>
      {children}
    </section>
  );
}
