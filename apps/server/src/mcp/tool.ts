import type { AuthedContext } from '@keydence/api';
import type { DataSourceName } from '@keydence/domain';
import type { z } from 'zod';
import type { ApiCaller } from '../rest/endpoint.ts';

export interface Found {
  data: object;
  /** Source of the figures; omitted without figures. */
  source?: DataSourceName | null;
  /** Time or day of the figures; null if unknown. */
  asOf?: Date | string | null;
}

/** Procedures with the caller's permissions, for use in tools. */
export interface ToolContext {
  api: ApiCaller;
  context: AuthedContext;
}

interface Described {
  /** `verb_noun`, as assistants call it. */
  name: string;
  title: string;
  description: string;
  /** In wire names. */
  input: z.ZodObject;
}

export interface ReadTool extends Described {
  kind: 'read';
  run: (tools: ToolContext, input: Record<string, unknown>) => Promise<Found>;
}

/** A tool that changes data: it first announces the change, and runs it once after confirmation. */
export interface ChangeTool extends Described {
  kind: 'change';
  /** True if the change may delete or overwrite data. */
  isDestructive: boolean;
  announce: (tools: ToolContext, input: Record<string, unknown>) => Promise<object>;
  run: (tools: ToolContext, input: Record<string, unknown>) => Promise<Found>;
}

export type Tool = ReadTool | ChangeTool;

interface ReadDefinition<Input extends z.ZodObject> extends Omit<ReadTool, 'kind' | 'input' | 'run'> {
  input: Input;
  run: (tools: ToolContext, input: z.output<Input>) => Promise<Found>;
}

/** Checks that input and function match, then erases their types. */
export function defineReadTool<Input extends z.ZodObject>(definition: ReadDefinition<Input>): ReadTool {
  const { run, ...rest } = definition;
  // The server has parsed the input with this schema.
  return { ...rest, kind: 'read', run: (tools, input) => run(tools, input as z.output<Input>) };
}

interface ChangeDefinition<Input extends z.ZodObject>
  extends Omit<ChangeTool, 'kind' | 'input' | 'run' | 'announce'> {
  input: Input;
  announce: (tools: ToolContext, input: z.output<Input>) => Promise<object>;
  run: (tools: ToolContext, input: z.output<Input>) => Promise<Found>;
}

export function defineChangeTool<Input extends z.ZodObject>(definition: ChangeDefinition<Input>): ChangeTool {
  const { run, announce, ...rest } = definition;
  return {
    ...rest,
    kind: 'change',
    announce: (tools, input) => announce(tools, input as z.output<Input>),
    run: (tools, input) => run(tools, input as z.output<Input>),
  };
}
