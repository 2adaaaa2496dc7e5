import { BeatLoader } from '@keydence/ui';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { isSectionName, sections } from '../../app/sections.tsx';
import { ComingSoon } from './coming-soon.tsx';

/** The screen that the `section` parameter names; a notice where there is none. */
export function SectionView() {
  const { section = 'dashboard' } = useSearch({ from: '/dashboard' });
  const Screen = isSectionName(section) ? sections[section].Screen : undefined;
  if (!Screen) return <ComingSoon section={section} />;
  return (
    <Suspense fallback={<BeatLoader />}>
      <Screen />
    </Suspense>
  );
}
