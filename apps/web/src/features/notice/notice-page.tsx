import type { ReactNode } from 'react';
import { PageFrame } from '../public-frame/page-frame.tsx';

interface NoticePageProps {
  title: string;
  text: string;
  /** Single next step. */
  children: ReactNode;
}

/** Page with one message and the next step. */
export function NoticePage({ title, text, children }: NoticePageProps) {
  return (
    <PageFrame>
      <div className="notice">
        <h1>{title}</h1>
        <p className="notice-text">{text}</p>
        {children}
      </div>
    </PageFrame>
  );
}
