/**
 * Stands in for zod/mini in the web's bundle. The web calls entries of the route table for their method and path;
 * the schemas beside them are the server's to check, and a phone need not carry 8 kB to build what it never runs.
 * Every function here answers the same inert value, so contract files load as they are.
 */
type Inert = (() => Inert) & { [part: string]: Inert }

const inert: Inert = new Proxy((() => inert) as unknown as Inert, { get: () => inert })

export {
  inert as array,
  inert as boolean,
  inert as discriminatedUnion,
  inert as email,
  inert as enum,
  inert as int,
  inert as iso,
  inert as literal,
  inert as maximum,
  inert as maxLength,
  inert as minimum,
  inert as minLength,
  inert as null,
  inert as nullable,
  inert as number,
  inert as object,
  inert as optional,
  inert as pipe,
  inert as record,
  inert as refine,
  inert as regex,
  inert as string,
  inert as toLowerCase,
  inert as transform,
  inert as trim,
  inert as union,
  inert as uuid,
}
