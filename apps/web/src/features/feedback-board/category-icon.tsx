import type { FeedbackCategory } from '@keydence/domain';
import {
  IconBug,
  IconBulb,
  IconLayoutList,
  IconMessageCircle,
  IconSparkles,
  type TablerIcon,
} from '@tabler/icons-react';

const icons: Record<FeedbackCategory, TablerIcon> = {
  feature_requests: IconBulb,
  bug_reports: IconBug,
  improvements: IconSparkles,
  general_feedback: IconMessageCircle,
};

/** Icon of a category, or of all of them. A label is next to it. */
export function CategoryIcon({ category }: { category: FeedbackCategory | null }) {
  const Icon = category ? icons[category] : IconLayoutList;
  return <Icon size={16} stroke={1.5} aria-hidden />;
}
