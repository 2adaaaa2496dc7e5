import { exampleOf, type JsonSchema } from './example-values.ts';

interface Content {
  [mediaType: string]: { schema?: JsonSchema; example?: unknown };
}

interface Described {
  parameters?: { name?: string; schema?: JsonSchema; example?: unknown }[];
  requestBody?: { content?: Content };
  responses?: Record<string, { content?: Content }>;
}

const shownTypes = ['application/json', 'application/x-www-form-urlencoded'];

/** Adds an example, by its schema, to every parameter and body without one. */
export function addExamples<Document extends { paths?: object }>(document: Document): Document {
  for (const item of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(item as Record<string, Described>)) {
      for (const parameter of operation.parameters ?? []) {
        if (parameter.schema && parameter.name)
          parameter.example ??= exampleOf(parameter.schema, parameter.name);
      }
      addToContent(operation.requestBody?.content);
      for (const { content } of Object.values(operation.responses ?? {})) addToContent(content);
    }
  }
  return document;
}

function addToContent(content: Content = {}): void {
  for (const [type, body] of Object.entries(content)) {
    if (shownTypes.includes(type) && body.schema) body.example ??= exampleOf(body.schema, '');
  }
}
