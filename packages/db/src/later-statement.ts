import type { ISql } from 'postgres';

export type Write = (connection: ISql) => ReturnType<ISql['unsafe']>;
export type Send = (ask: (connection: ISql) => PromiseLike<unknown>) => Promise<unknown>;

/** A statement whose connection is chosen when it is sent; like the driver's own, it is sent when it is awaited. */
export class LaterStatement implements PromiseLike<unknown> {
  readonly #send: Send;
  /** The driver's statement on a connection, not sent. */
  readonly write: Write;
  #rows: Promise<unknown> | undefined;

  constructor(send: Send, write: Write) {
    this.#send = send;
    this.write = write;
  }

  // biome-ignore lint/suspicious/noThenProperty: this is what makes it a statement that can be awaited.
  then<Result, Failure = never>(
    onRows?: ((rows: unknown) => Result | PromiseLike<Result>) | null,
    onFailure?: ((error: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    this.#rows ??= this.#send(this.write);
    return this.#rows.then(onRows, onFailure);
  }

  catch<Failure>(onFailure: (error: unknown) => Failure | PromiseLike<Failure>): Promise<unknown> {
    return this.then(undefined, onFailure);
  }

  /** Each row as an array of values. */
  values(): Promise<unknown> {
    return this.#send((connection) => this.write(connection).values());
  }
}
