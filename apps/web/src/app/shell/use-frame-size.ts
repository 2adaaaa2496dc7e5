import { useMediaQuery } from '@mantine/hooks';

/** `full`: complete sidebar; `rail`: icons; `bar`: bar at the bottom. */
export type FrameSize = 'full' | 'rail' | 'bar';

const immediately = { getInitialValueInEffect: false };

/** Layout of the navigation for the window's width. */
export function useFrameSize(): FrameSize {
  const isBelowFull = useMediaQuery('(max-width: 63.99em)', false, immediately);
  const isBelowRail = useMediaQuery('(max-width: 47.99em)', false, immediately);
  if (isBelowRail) return 'bar';
  return isBelowFull ? 'rail' : 'full';
}
