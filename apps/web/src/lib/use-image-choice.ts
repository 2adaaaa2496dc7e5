import { findPictureFault } from '@keydence/domain';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { UploadError } from './send-file.ts';

/** Uploads a picture and shows it; rejects with the reason for a failure. */
export type UploadImage = (file: File, onProgress: (percent: number) => void) => Promise<unknown>;

interface ImageChoice {
  upload: UploadImage;
  remove: () => Promise<unknown>;
}

export interface ImageFailure {
  message: string;
  /** Repeats the upload or removal; null if only another file helps. */
  retry: (() => void) | null;
}

/** True if the file itself was rejected, so a retry cannot succeed. */
function isFinal(error: unknown): boolean {
  return error instanceof UploadError && [400, 413, 415].includes(error.status ?? 0);
}

/** Choice, upload and removal of one picture, with the last error. */
export function useImageChoice({ upload, remove }: ImageChoice) {
  const [preview, setPreview] = useState<string | null>(null);
  const [percent, setPercent] = useState(0);
  const [failure, setFailure] = useState<ImageFailure | null>(null);
  const newest = useRef(0);
  const sending = useMutation({ mutationFn: (file: File) => upload(file, setPercent) });
  const removing = useMutation({ mutationFn: remove });
  const fail = (error: unknown, retry: () => void) =>
    setFailure({
      message: error instanceof Error ? error.message : '',
      retry: isFinal(error) ? null : retry,
    });

  const send = (file: File) => {
    newest.current += 1;
    const own = newest.current;
    setFailure(null);
    setPercent(0);
    void readAsDataUrl(file).then((url) => own === newest.current && setPreview(url));
    sending.mutate(file, {
      onError: (error) => fail(error, () => send(file)),
      onSettled: () => {
        newest.current += 1;
        setPreview(null);
      },
    });
  };
  const choose = (file: File) => {
    const fault = findPictureFault(file);
    if (fault === null) send(file);
    else setFailure({ message: fault, retry: null });
  };
  const takeAway = () => {
    setFailure(null);
    removing.mutate(undefined, { onError: (error) => fail(error, takeAway) });
  };
  return {
    preview,
    percent,
    failure,
    isSending: sending.isPending,
    isRemoving: removing.isPending,
    choose,
    remove: takeAway,
  };
}

/**
 * Reads a file as `data:` URL; the page's content policy allows only its own pictures and `data:`. Null for
 * an unreadable file.
 */
function readAsDataUrl(file: File): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(file);
  });
}
