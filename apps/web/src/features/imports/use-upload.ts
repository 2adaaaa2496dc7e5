import { importLimits, importRun, importTooLarge } from '@keydence/domain';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { UploadError } from '../../lib/send-file.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSendFile } from '../../lib/use-send-file.tsx';

const answer = z.object({ data: importRun.pick({ id: true }) });

interface UploadFailure {
  message: string;
  /** Sends the same file again; null if only another file helps. */
  retry: (() => void) | null;
}

/** Uploads a file for a preview; `onUploaded` gets the id of the upload. */
export function useUpload(domainId: string, onUploaded: (importId: string) => void) {
  const sendFile = useSendFile();
  const utils = trpc.useUtils();
  const [percent, setPercent] = useState(0);
  const [failure, setFailure] = useState<UploadFailure | null>(null);
  const sending = useMutation({
    mutationFn: (file: File) =>
      sendFile({
        path: `/api/seo/domains/${domainId}/imports`,
        field: 'file',
        file,
        onProgress: setPercent,
      }),
  });
  const send = (file: File) => {
    setFailure(null);
    setPercent(0);
    if (file.size > importLimits.fileBytes) return setFailure({ message: importTooLarge, retry: null });
    sending.mutate(file, {
      onSuccess: (body) => {
        void utils.imports.list.invalidate();
        onUploaded(answer.parse(body).data.id);
      },
      onError: (error) => {
        const isFinal = error instanceof UploadError && [400, 413, 415].includes(error.status ?? 0);
        setFailure({ message: error.message, retry: isFinal ? null : () => send(file) });
      },
    });
  };
  const refuse = (message: string) => setFailure({ message, retry: null });
  const name = sending.isPending ? sending.variables.name : null;
  return { send, refuse, name, percent, failure };
}
