import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

type NoticeBoxProps = { tone: 'tomato' | 'butter' | 'herb'; title: string; children?: ReactNode };

const icons = { tomato: CircleAlert, butter: TriangleAlert, herb: CircleCheck };

/** An inline notice that stays in the page. */
export function NoticeBox({ tone, title, children }: NoticeBoxProps) {
  const Icon = icons[tone];
  return (
    <div className={`notice notice-${tone}`} role={tone === 'tomato' ? 'alert' : 'status'}>
      <Icon className="icon" />
      <div>
        <b>{title}</b>
        {children}
      </div>
    </div>
  );
}
