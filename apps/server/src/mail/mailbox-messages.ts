/** What a browser without the token reads. */
export const mailboxClosed =
  'This mailbox is closed. Open it with the address that the server printed, or read the files in the folder outbox of DATA_DIR.\n';

/** What the start says of the messages that it does not send. */
export function describeOutbox(outbox: { kinds: string[]; folder: string; address: string | null }): string {
  const { kinds, folder, address } = outbox;
  const kept = `This server sends no ${kinds.join(' and no ')}. They are kept in ${folder}`;
  return address === null ? `${kept}, and only there.` : `${kept}; read them at ${address}`;
}
