type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

type Separator<Letter extends string, Before extends string> = Letter extends Digit
  ? Before extends Digit
    ? ''
    : '_'
  : Letter extends Lowercase<Letter>
    ? ''
    : '_';

/** `searchVolume` as `search_volume`, `top10` as `top_10`. */
export type SnakeCase<
  Name extends string,
  Before extends string = '',
> = Name extends `${infer Letter}${infer Rest}`
  ? `${Separator<Letter, Before>}${Lowercase<Letter>}${SnakeCase<Rest, Letter>}`
  : '';

/**
 * Wire names that do not follow the default, by dotted path in domain names; arrays add no segment.
 */
export type NameExceptions = Readonly<Record<string, string>>;

type NameAt<Path extends string, Key extends string, Exceptions> = `${Path}${Key}` extends keyof Exceptions
  ? Exceptions[`${Path}${Key}`] & string
  : SnakeCase<Key>;

export type Wire<Value, Exceptions = Record<never, string>, Path extends string = ''> = Value extends Date
  ? Date
  : Value extends readonly (infer Item)[]
    ? Wire<Item, Exceptions, Path>[]
    : Value extends object
      ? {
          [Key in keyof Value & string as NameAt<Path, Key, Exceptions>]: Wire<
            Value[Key],
            Exceptions,
            `${Path}${Key}.`
          >;
        }
      : Value;

const known = new Map<string, string>();

/** A camelCase name in snake_case; a number is a separate word. */
export function toSnakeCase(name: string): string {
  let snake = known.get(name);
  if (snake === undefined) {
    snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/(?<=[a-z])(?=\d)/g, '_');
    known.set(name, snake);
  }
  return snake;
}

/** Wire name of the field at `path` (its own name is the last segment). */
export function wireNameAt(path: string, name: string, exceptions: NameExceptions): string {
  return exceptions[path] ?? toSnakeCase(name);
}

/** A snake_case name in camelCase. A camelCase name is not a wire name and matches no field. */
export function toCamelCase(name: string): string {
  return name.toLowerCase().replace(/(?<!_)_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
