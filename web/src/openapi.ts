// Reads the server's OpenAPI document for the page that shows it.
interface Schema {
  type?: string | string[];
  $ref?: string;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  oneOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: Schema | boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
}
interface Content {
  content?: Record<string, { schema?: Schema }>;
}
interface Operation {
  tags?: string[];
  description?: string;
  parameters?: { name: string; required?: boolean; schema?: Schema }[];
  requestBody?: Content;
  responses?: Record<string, Content>;
}
interface Description {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

export interface Field {
  name: string;
  kind: string;
  needed: boolean;
  says: string;
}

/** One operation of the API. */
export interface Question {
  method: string;
  path: string;
  says: string;
  takes: Field[];
  gives: string;
  given: Field[];
}

/** Load the operations, grouped by tag. */
export async function questions(): Promise<Map<string, Question[]>> {
  const answer = await fetch("/schema/openapi.json");
  return read((await answer.json()) as Description);
}

export function read(all: Description): Map<string, Question[]> {
  const found = new Map<string, Question[]>();
  for (const [path, operations] of Object.entries(all.paths))
    for (const [method, operation] of Object.entries(operations)) {
      const subject = operation.tags?.[0] ?? "";
      found.set(subject, [...(found.get(subject) ?? []), question(all, method, path, operation)]);
    }
  return found;
}

function question(all: Description, method: string, path: string, operation: Operation): Question {
  const asked = (operation.parameters ?? []).map(({ name, required, schema }) => ({
    name,
    kind: kind(schema),
    needed: required ?? false,
    says: schema?.description ?? "",
  }));
  const answer = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith("2"))?.[1];
  return {
    method: method.toUpperCase(),
    path,
    says: operation.description ?? "",
    takes: [...asked, ...fields(all, body(operation.requestBody))],
    gives: kind(body(answer)),
    given: fields(all, body(answer)),
  };
}

const body = (content?: Content): Schema | undefined => Object.values(content?.content ?? {})[0]?.schema;
const named = (schema?: Schema): string => schema?.$ref?.split("/").at(-1) ?? "";

function fields(all: Description, schema?: Schema): Field[] {
  const whole = named(schema ?? {}) || named(schema?.items ?? {});
  const { properties = {}, required = [] } = (whole ? all.components?.schemas?.[whole] : schema) ?? {};
  return Object.entries(properties).map(([name, field]) => ({
    name,
    kind: kind(field),
    needed: required.includes(name),
    says: field.description ?? "",
  }));
}

/** A short name for a schema: `string`, `Seat[]`, `"me" | "bot"`. */
export function kind(schema?: Schema): string {
  if (!schema) return "";
  if (schema.$ref) return named(schema);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return choices.map(kind).join(" | ");
  if (schema.type === "array") return `${kind(schema.items)}[]`;
  if (schema.type === "object" && typeof schema.additionalProperties === "object")
    return `{ string: ${kind(schema.additionalProperties) || "any"} }`;
  return Array.isArray(schema.type) ? schema.type.join(" | ") : (schema.type ?? "");
}
