import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Validator } from "@seriousme/openapi-schema-validator"
import { describe, expect, it } from "vitest"

import { defaultDeployment } from "#config/deployment.ts"
import { defaultLanguage } from "#config/product.ts"
import { makeWorld } from "#fixtures/world.ts"
import { calls as registered } from "#tests/support/calls.ts"
import { breakingChanges, diffOf, versioned } from "#tools/contract/breaking.ts"
import { calls } from "#tools/contract/calls.ts"
import { contractOf } from "#tools/contract/document.ts"
import { examples } from "#tools/contract/examples.ts"
import { readPage } from "#tools/contract/page.ts"
import { type Json, promised } from "#tools/contract/promised.ts"
import { everyRead } from "#tools/contract/reads.ts"
import { itemsOf, propertiesOf } from "#tools/contract/required.ts"
import { type Shape } from "#tools/contract/shapes.ts"
import { carryTo } from "#tools/contract/simulated.ts"
import { validator } from "#tools/contract/validate.ts"
import { writeContract } from "#tools/contract/writeContract.ts"
import { type Asked, envelopeOf } from "#tools/contract/exchange.ts"

const page = readPage(readFileSync("docs/gateway.md", "utf8"))
const contract = contractOf(page, calls)

/** A copy of a document with one change at a path. */
const changed = (document: unknown, path: ReadonlyArray<string>, value: unknown): Json => {
  const copy: Json = JSON.parse(JSON.stringify(document))
  const last = path.at(-1) ?? ""
  const parent = path
    .slice(0, -1)
    .reduce((inner: unknown, step) => Reflect.get(Object(inner), step) as unknown, copy)
  if (value === undefined) Reflect.deleteProperty(Object(parent), last)
  else Reflect.set(Object(parent), last, value)
  return copy
}

describe("the contract's document", () => {
  it("has every call of the app, and the version of gateway.md", () => {
    const names = registered.map((each) => each.name).toSorted()
    expect(calls.map((each) => each.name).toSorted()).toEqual(names)
    expect(contract.document.info.version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it("is valid OpenAPI 3.1 with its examples", async () => {
    const { document } = contractOf(page, calls, await examples())
    const result = await new Validator().validate(JSON.parse(JSON.stringify(document)))
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(document.openapi).toBe("3.1.0")
  })

  it.for(["0", "41", "guest"])("promises what the simulated gateway sends to persona %s", async (persona) => {
    const now = Date.now()
    const world = await makeWorld({}, { seed: "contract" })
    const carry = carryTo(world)
    const session = await world.signInAs(persona)
    const sender = {
      token: session?.token ?? "",
      merchant: defaultDeployment.merchant,
      language: defaultLanguage,
    }
    const validate = validator(contract)
    const read = await everyRead(async (asked: Asked) => ({ answered: await carry(asked) }), {
      sender,
      account: "member0",
      now,
    })
    const problems = read.flatMap(({ name: call, exchange }) => {
      const envelope = envelopeOf(exchange.answered)
      if (envelope?.success !== true) return []
      return validate(call, envelope.value).map(({ what }) => `${call}: ${what}`)
    })
    expect(problems).toEqual([])
    const results = read.filter(({ exchange }) => envelopeOf(exchange.answered)?.success === true)
    expect(results.length).toBeGreaterThan(persona === "guest" ? 15 : 40)
  })
})

describe("promised fields", () => {
  /** The fields of a shape that a schema does not have, and the schema's required fields that the shape calls optional. */
  const differences = (schema: Json, shape: Shape, place: string): ReadonlyArray<string> => {
    if (shape.entry !== undefined) return differences(itemsOf(schema), shape.entry, `${place}[]`)
    if (shape.name !== undefined) {
      const named = page.named.get(shape.name)
      return named === undefined ? [`${place} is a ${shape.name}`] : differences(schema, named, place)
    }
    const own = propertiesOf(schema)
    const needed = Array.isArray(schema["required"]) ? schema["required"] : []
    // The schema of a map names no fields, so every field of the document fits it.
    if (Object.keys(own).length === 0) return []
    return [...(shape.fields ?? [])].flatMap(([field, { isOptional, shape: inner }]) => {
      const found = own[field]
      if (found === undefined) return [`${place}.${field} is not in the schema`]
      const odd = isOptional && needed.includes(field) ? [`${place}.${field} is optional in gateway.md`] : []
      return [...odd, ...differences(found, inner, `${place}.${field}`)]
    })
  }

  it("are those of gateway.md, and require none that it calls optional", () => {
    const found = calls.flatMap(({ name: call, call: { method, path, output } }) => {
      const [only, ...others] = page.calls.get(`${method} ${path}`)?.returned ?? []
      if (only === undefined || others.length > 0) return []
      const schema = promised(output)
      return Object.keys(schema).length === 0 ? [] : differences(schema, only, call)
    })
    const announcements = /^(site|home|agent)Announcements\.|^promotions\./
    expect(found.filter((each) => !announcements.test(each))).toEqual([])
    // The announcements call has the lists of the requested types (gateway §1).
    expect(found.filter((each) => announcements.test(each))).toContain(
      "agentAnnouncements.agent is optional in gateway.md",
    )
  })
})

describe("breaking changes", () => {
  const { document } = contract
  const status = ["paths", "/wps/system/status", "get"]
  const success = [...status, "responses", "200", "content", "application/json", "schema", "anyOf", "0"]
  const value = [...success, "properties", "value"]

  it.for([
    ["a call that is gone", status, undefined, "GET /wps/system/status is gone"],
    ["a new call", ["paths", "/wps/new"], { get: {} }, "GET /wps/new is new"],
    [
      "a field that is gone",
      [...value, "properties", "maintenance"],
      undefined,
      "GET /wps/system/status › response.value.maintenance is gone",
    ],
    [
      "a field of another type",
      [...value, "properties", "maintenance", "type"],
      "number",
      "GET /wps/system/status › response.value.maintenance was required, boolean, is required, number",
    ],
    [
      "a field that becomes optional",
      [...value, "required"],
      ["info", "location", "regionRestriction"],
      "GET /wps/system/status › response.value.maintenance was required, boolean, is optional, boolean",
    ],
  ] as const)("include %s", ([, path, to, line]) => {
    expect(breakingChanges({ ...document }, changed(document, path, to))).toEqual([line])
  })

  it("are refused until the version rises", () => {
    const next = { version: "1.0.0", document: { ...document } }
    const broken = changed(document, ["paths", "/wps/system/country"], undefined)
    expect(diffOf({ version: "1.0.0", document: broken }, next)).toEqual({
      lines: [
        "GET /wps/system/country is new",
        "1 breaking changes since version 1.0.0",
        "The version is still 1.0.0: raise it in docs/gateway.md.",
      ],
      isRefused: true,
    })
    expect(diffOf({ version: "0.9.0", document: broken }, next).isRefused).toBe(false)
    expect(diffOf(next, next).isRefused).toBe(false)
    expect(versioned({ some: "file" })).toBeUndefined()
    expect(versioned(JSON.parse(JSON.stringify(document)))?.version).toBe(page.version)
  })

  it("end the command with 1 without a higher version", async () => {
    const folder = mkdtempSync(join(tmpdir(), "contract-"))
    const old = join(folder, "openapi.json")
    writeFileSync(old, JSON.stringify(changed(document, ["paths", "/wps/system/country"], undefined)))
    const { lines, code } = await writeContract(folder, old)
    expect(lines).toContain("GET /wps/system/country is new")
    expect(code).toBe(1)
    expect(await writeContract(folder, old), "the document is the old one and the new one").toMatchObject({
      code: 0,
    })
    writeFileSync(old, '{"some":"file"}')
    expect((await writeContract(folder, old)).code).toBe(2)
    expect(readFileSync(old, "utf8")).toBe('{"some":"file"}')
  })
})
