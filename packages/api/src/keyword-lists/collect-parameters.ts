/** The values of a prepared statement, in the order of their placeholders. */
export class StatementParameters {
  readonly values: (string | number)[] = [];

  /** Adds a value and returns its placeholder. */
  add(value: string | number): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
