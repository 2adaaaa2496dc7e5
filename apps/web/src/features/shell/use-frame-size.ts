import { useMediaQuery } from '@mantine/hooks';

/** `full`: the whole sidebar; `rail`: icons; `bar`: a bar at the bottom. */
export type FrameSize = 'full' | 'rail' | 'bar';

const immediately = { getInitialValueInEffect: false };

/** How much of the navigation the window has room for. */
export function useFrameSize(): FrameSize {
  const isBelowFull = useMediaQuery('(max-width: 63.99em)', false, immediately);
  const isBelowRail = useMediaQuery('(max-width: 47.99em)', false, immediately);
  if (isBelowRail) return 'bar';
  return isBelowFull ? 'rail' : 'full';
}
