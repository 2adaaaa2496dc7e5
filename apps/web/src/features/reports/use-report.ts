import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import type { DomainQuery } from '../../lib/domain-query-state.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { appCodeOf, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { countChangedSections, type Report } from './count-changes.ts';
import { messages, rebuiltText } from './messages.ts';

interface ReportQuery {
  query: DomainQuery<Report>;
  /** Recomputes the report. The old one stays until then. */
  rerun: () => void;
  isRerunning: boolean;
  rerunError: string | null;
}

export function useReport(): ReportQuery {
  const { workspace, domain, market } = useSelection();
  const input = {
    domainId: domain?.id ?? '',
    workspaceId: workspace?.id,
    locationCode: market?.locationCode,
    languageCode: market?.languageCode,
  };
  const query = trpc.reports.get.useQuery(input, { enabled: domain !== null });
  const utils = trpc.useUtils();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => utils.client.reports.get.query({ ...input, forceRefresh: true }),
    onSuccess: (report) => {
      const before = utils.reports.get.getData(input);
      utils.reports.get.setData(input, report);
      notifications.show({
        message: rebuiltText(report.numbersOn, before ? countChangedSections(before, report) : null),
      });
    },
    onError: (failure) => (appCodeOf(failure) === 'domain_setup_in_progress' ? query.refetch() : undefined),
  });
  const isReadyAgain = appCodeOf(error) === 'domain_setup_in_progress';
  return {
    query,
    rerun: () => mutate(),
    isRerunning: isPending,
    rerunError: error && !isReadyAgain ? failureText(error, messages.fetchFailed) : null,
  };
}
