import { createContext, useContext } from 'react';

export const AnnouncementContext = createContext<(text: string) => void>(() => {});

/** Announces a sentence to screen readers where the change itself is not announced. */
export const useAnnouncement = () => useContext(AnnouncementContext);
