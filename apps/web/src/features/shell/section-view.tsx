import { BeatLoader } from '@keydence/ui';
import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { DomainGate } from '../../app/domain-gate.tsx';
import { isSectionName, sections } from '../../app/sections.tsx';
import { ComingSoon } from './coming-soon.tsx';

/** The screen that the `section` parameter names; a notice where there is none. */
export function SectionView() {
  const { section = 'dashboard' } = useSearch({ from: '/dashboard' });
  const entry = isSectionName(section) ? sections[section] : undefined;
  const view = entry?.Screen ? (
    <Suspense fallback={<BeatLoader />}>
      <entry.Screen />
    </Suspense>
  ) : (
    <ComingSoon section={section} />
  );
  return entry?.needsDomain ? <DomainGate>{view}</DomainGate> : view;
}
