import { data } from 'react-router';
import { NotFound } from '../layout/not-found.tsx';
import { pageMeta } from '../layout/page-meta.ts';

export function loader() {
  return data(null, { status: 404 });
}

export function meta() {
  return pageMeta({
    title: 'Page Not Found',
    description: "There's nothing at this address.",
    noindex: true,
  });
}

export default NotFound;
