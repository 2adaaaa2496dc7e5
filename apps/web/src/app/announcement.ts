import { createContext, useContext } from 'react';

export const AnnouncementContext = createContext<(text: string) => void>(() => {});

/** Says a sentence to screen readers, where what has changed does not say it itself. */
export const useAnnouncement = () => useContext(AnnouncementContext);
