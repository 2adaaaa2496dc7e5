import type { AuthedContext } from '@keydence/api';
import type { DataSourceName } from '@keydence/domain';
import type { z } from 'zod';
import type { ApiCaller } from '../rest/endpoint.ts';

/** What a tool has to say, in the domain's own names. */
export interface Found {
  data: object;
  /** Whose numbers they are; left out where there are none. */
  source?: DataSourceName | null;
  /** The moment or day of which they are; null when unknown. */
  asOf?: Date | string | null;
}

/** What a tool works with: every procedure as the caller has it, so that rights hold here as everywhere. */
export interface ToolContext {
  api: ApiCaller;
  context: AuthedContext;
}

interface Described {
  /** `verb_noun`, as assistants call it. */
  name: string;
  title: string;
  description: string;
  /** In the wire's names. */
  input: z.ZodObject;
}

/** A tool that looks something up. */
export interface ReadTool extends Described {
  kind: 'read';
  run: (tools: ToolContext, input: Record<string, unknown>) => Promise<Found>;
}

/** A tool that changes something: it says first what it would do, and does it once that is confirmed. */
export interface ChangeTool extends Described {
  kind: 'change';
  /** Whether something that was there may be gone or other afterwards. */
  isDestructive: boolean;
  announce: (tools: ToolContext, input: Record<string, unknown>) => Promise<object>;
  run: (tools: ToolContext, input: Record<string, unknown>) => Promise<Found>;
}

export type Tool = ReadTool | ChangeTool;

interface ReadDefinition<Input extends z.ZodObject> extends Omit<ReadTool, 'kind' | 'input' | 'run'> {
  input: Input;
  run: (tools: ToolContext, input: z.output<Input>) => Promise<Found>;
}

/** Checks that input and work fit together, then forgets their types. */
export function defineReadTool<Input extends z.ZodObject>(definition: ReadDefinition<Input>): ReadTool {
  const { run, ...rest } = definition;
  // The server has parsed the input with this very schema.
  return { ...rest, kind: 'read', run: (tools, input) => run(tools, input as z.output<Input>) };
}

interface ChangeDefinition<Input extends z.ZodObject>
  extends Omit<ChangeTool, 'kind' | 'input' | 'run' | 'announce'> {
  input: Input;
  announce: (tools: ToolContext, input: z.output<Input>) => Promise<object>;
  run: (tools: ToolContext, input: z.output<Input>) => Promise<Found>;
}

/** The same for a tool that changes something. */
export function defineChangeTool<Input extends z.ZodObject>(definition: ChangeDefinition<Input>): ChangeTool {
  const { run, announce, ...rest } = definition;
  return {
    ...rest,
    kind: 'change',
    announce: (tools, input) => announce(tools, input as z.output<Input>),
    run: (tools, input) => run(tools, input as z.output<Input>),
  };
}
