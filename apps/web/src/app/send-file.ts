import type { AppErrorCode } from '@keydence/domain';

/** A file on its way to one of the paths that take files. */
interface FileUpload {
  /** Under the server's address. */
  path: string;
  /** The form's field for it. */
  field: string;
  file: File;
  /** How much of it has left this device, in percent. */
  onProgress: (percent: number) => void;
}

/** Sends a file and resolves with the answer; rejects with an `UploadError`. */
export type SendFile = (upload: FileUpload) => Promise<unknown>;

/** Why a file did not arrive, in words for people. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  /** Null when the server was not reached. */
  readonly status: number | null;
  /** The closed code of an expected failure. */
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

/** Files go by the REST paths. `fetch` cannot tell how much of a body has been sent, so this is the older request. */
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
