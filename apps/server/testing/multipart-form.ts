export const formContentType = 'multipart/form-data; boundary=keydence';

interface FormFile {
  field: string;
  content: Uint8Array;
  fileName?: string;
  type?: string;
}

/** A multipart body with one file, in chunks of 64 kB, like a client without Content-Length. */
export async function* multipartForm({
  field,
  content,
  fileName = 'me.png',
  type = 'image/png',
}: FormFile): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  yield encoder.encode(
    `--keydence\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`,
  );
  const piece = 64 * 1024;
  for (let at = 0; at < content.length; at += piece) yield content.subarray(at, at + piece);
  yield encoder.encode('\r\n--keydence--');
  // Some clients send the last line end separately.
  yield encoder.encode('\r\n');
}
