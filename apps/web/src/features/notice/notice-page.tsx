import type { ReactNode } from 'react';
import { PageFrame } from '../../public-pages/page-frame.tsx';

interface NoticePageProps {
  title: string;
  text: string;
  /** The one thing to do next. */
  children: ReactNode;
}

/** A page of one message: what happened, and what to do next. */
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
