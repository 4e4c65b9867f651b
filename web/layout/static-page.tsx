import type { ReactNode } from 'react';
import { Plate } from '../ui/plate.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

type StaticPageProps = {
  title: string;
  lead: string;
  /** Picture of a dish next to the text, where there is room. */
  plate?: string;
  children: ReactNode;
};

/** A text page: breadcrumbs, title, lead sentence, sections. */
export function StaticPage({ title, lead, plate, children }: StaticPageProps) {
  return (
    <article className="page prose">
      <div className="prose-head">
        <Breadcrumbs current={title} />
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
        {plate && <Plate src={plate} />}
      </div>
      <div className="prose-body">{children}</div>
    </article>
  );
}

/** A section of a StaticPage, with a heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="h3">{title}</h2>
      {children}
    </section>
  );
}
