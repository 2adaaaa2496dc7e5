import type { AppErrorCode } from '@keydence/domain';

/** Upload of a file to one of the REST paths that accept files. */
interface FileUpload {
  /** Path relative to the server's address. */
  path: string;
  /** Form field of the file. */
  field: string;
  file: File;
  /** Called with the percentage sent so far. */
  onProgress: (percent: number) => void;
}

/** Sends a file and resolves with the response; rejects with an `UploadError`. */
export type SendFile = (upload: FileUpload) => Promise<unknown>;

/** Failed upload with a readable message. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  /** Null if the server was not reached. */
  readonly status: number | null;
  /** Error code of an expected failure. */
  readonly code: AppErrorCode | null;

  constructor(message: string, status: number | null = null, code: AppErrorCode | null = null) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

const serverNotReachedText = 'Could not reach the server. Check your connection and try again.';
const requestFailedText = 'API request failed';
const answerLimitMs = 120_000;

interface SendFileOptions {
  /** The server's address. */
  origin: string;
  getAccessToken: () => Promise<string | null>;
}

/**
 * Uploads files through the REST paths. `fetch` reports no upload progress, so this uses `XMLHttpRequest`.
 */
export function createSendFile({ origin, getAccessToken }: SendFileOptions): SendFile {
  return async ({ path, field, file, onProgress }) => {
    const accessToken = await getAccessToken();
    const form = new FormData();
    form.append(field, file);
    return new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', origin + path);
      request.responseType = 'json';
      request.timeout = answerLimitMs;
      if (accessToken) request.setRequestHeader('authorization', `Bearer ${accessToken}`);
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable && total > 0) onProgress(Math.round((100 * loaded) / total));
      };
      request.onload = () => {
        const { status, response } = request;
        if (status >= 200 && status < 300) resolve(response);
        else reject(new UploadError(response?.message ?? requestFailedText, status, response?.code ?? null));
      };
      request.onerror = () => reject(new UploadError(serverNotReachedText));
      request.ontimeout = request.onerror;
      request.send(form);
    });
  };
}
