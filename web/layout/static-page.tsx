import type { ReactNode } from 'react';
import { Plate } from '../ui/plate.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

type StaticPageProps = {
  title: string;
  lead: string;
  /** A dish beside the words, where there is room for one. */
  plate?: string;
  children: ReactNode;
};

/** A page of text: breadcrumbs, title, one sentence, sections. */
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

/** One headed section of it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="h3">{title}</h2>
      {children}
    </section>
  );
}
