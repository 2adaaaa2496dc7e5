/** Response for a browser without the token, or with one already used. */
export const mailboxClosed =
  'This mailbox is closed. The address that the server printed opens it in one browser only. If that was another one, restart the server and use its new address, or read the files in the folder outbox of DATA_DIR.\n';

export function describeOutbox(outbox: { kinds: string[]; folder: string; address: string | null }): string {
  const { kinds, folder, address } = outbox;
  const kept = `This server sends no ${kinds.join(' and no ')}. They are kept in ${folder}`;
  return address === null ? `${kept}, and only there.` : `${kept}; read them at ${address}`;
}
