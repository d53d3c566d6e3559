import { Schema, SchemaAST } from "effect"

import { AffiliateLink } from "#domain/agent/AffiliateLink.ts"
import { AgentContract } from "#domain/agent/AgentContract.ts"
import { Payout } from "#domain/agent/Payout.ts"
import { Downline, TeamFigures } from "#domain/agent/Team.ts"
import { Game } from "#domain/games/Game.ts"
import { Lottery } from "#domain/games/Lottery.ts"
import { Banner } from "#domain/home/Banner.ts"
import { Announcement } from "#domain/messages/Announcement.ts"
import { Protection } from "#domain/protection/Protection.ts"
import { Bet } from "#domain/records/Bet.ts"
import { Session } from "#domain/Session.ts"

/** The keywords of a JSON Schema (2020-12) that the contract uses. */
export interface JsonSchema {
  readonly $ref?: string
  readonly type?: string
  readonly enum?: ReadonlyArray<string | number | boolean>
  readonly anyOf?: ReadonlyArray<JsonSchema>
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: ReadonlyArray<string>
  readonly additionalProperties?: JsonSchema | boolean
  readonly [keyword: string]: unknown
}

/** Schemas that several calls share. The contract defines each of them once. */
const named = {
  AffiliateLink,
  AgentContract,
  Announcement,
  Banner,
  Bet,
  Downline,
  Game,
  Lottery,
  Payout,
  Protection,
  Session,
  TeamFigures,
}

const names: ReadonlyMap<SchemaAST.AST, string> = new Map(
  Object.entries(named).map(([name, { ast }]) => [ast, name]),
)

/**
 * Whether a field is optional in the contract. A field that always exists after decoding is required, although the app
 * may tolerate that a response lacks it. The annotation `contract` overrides this.
 */
const isOptional = (field: SchemaAST.AST): boolean => {
  const contract = field.context?.annotations?.["contract"]
  return contract === undefined ? SchemaAST.isOptional(field) : contract === "optional"
}

/** Recognises the internal form of amounts in requests, from which `Gateway` writes exact digits. In the contract an amount is a number. */
const isInner = (ast: SchemaAST.AST): boolean =>
  SchemaAST.isObjects(ast) && ast.propertySignatures.some(({ name }) => name === "\u0000")

/** Converts a schema of the app to the contract: removes additional checks, and values that the app merely tolerates. */
const inContract = (ast: SchemaAST.AST): Schema.Top => {
  const name = names.get(ast)
  if (name === undefined) return unnamed(ast)
  const schema = known.get(name) ?? unnamed(ast).annotate({ identifier: name })
  known.set(name, schema)
  return schema
}

// Reuses converted schemas, because Effect gives two schemas with the same identifier different names.
const known = new Map<string, Schema.Top>()

const unnamed = (ast: SchemaAST.AST): Schema.Top => {
  // Effect stores an annotation that follows a check in the check, so `resolveAt` looks there too.
  const contract = ast.annotations?.["contract"] ?? SchemaAST.resolveAt<unknown>("contract")(ast)
  if (Schema.isSchema(contract)) return inContract(contract.ast)
  const last = ast.encoding?.at(-1)
  if (last !== undefined) return inContract(last.to)
  switch (ast._tag) {
    case "String":
      return Schema.String
    case "Number":
      return Schema.Finite
    case "Arrays":
      return Schema.Array(anyOf(ast.rest))
    case "Objects":
      return record(ast)
    case "Union":
      return anyOf(ast.types)
    default:
      return Schema.make(ast)
  }
}

const record = ({ propertySignatures, indexSignatures: [others] }: SchemaAST.Objects): Schema.Top => {
  if (others !== undefined) return Schema.Record(Schema.String, inContract(others.type))
  const fields = propertySignatures.map(({ name, type }) => {
    const field = inContract(type)
    return [name, isOptional(type) ? Schema.optionalKey(field) : field]
  })
  return Schema.Struct(Object.fromEntries(fields))
}

const anyOf = (types: ReadonlyArray<SchemaAST.AST>): Schema.Top => {
  const members = types.filter((type) => !SchemaAST.isUndefined(type) && !isInner(type)).map(inContract)
  const [only] = members
  return only !== undefined && members.length === 1 ? only : Schema.Union(members)
}

/**
 * Converts a schema to the JSON Schema of the contract, with the definitions to which it refers as `#/$defs/NAME`. The
 * annotation `contract` replaces a schema that accepts values beyond the contract.
 */
export const jsonSchemaOf = (schema: Schema.Constraint) => {
  const document = Schema.toJsonSchemaDocument(inContract(schema.ast))
  // Effect's type of a JSON Schema declares no keywords; `JsonSchema` does.
  return document as {
    readonly schema: JsonSchema
    readonly definitions: Readonly<Record<string, JsonSchema>>
  }
}
