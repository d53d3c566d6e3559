import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Validator } from "@seriousme/openapi-schema-validator"
import { describe, expect, it } from "vitest"

import { defaultDeployment } from "#config/deployment.ts"
import { defaultLanguage } from "#config/product.ts"
import { makeWorld } from "#fixtures/world.ts"
import { calls as registered } from "#tests/support/calls.ts"
import { breakingChanges } from "#tools/contract/breaking.ts"
import { calls } from "#tools/contract/calls.ts"
import { contractOf } from "#tools/contract/document.ts"
import { examples } from "#tools/contract/examples.ts"
import { readPage } from "#tools/contract/page.ts"
import type { Json } from "#tools/contract/promised.ts"
import { everyRead } from "#tools/contract/reads.ts"
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

describe("document of the contract", () => {
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

describe("breaking changes", () => {
  const { document } = contract
  const status = ["paths", "/wps/system/status", "get"]
  const success = [...status, "responses", "200", "content", "application/json", "schema", "anyOf", "0"]
  const value = [...success, "properties", "value"]

  it.for([
    ["a call that is gone", status, undefined, "GET /wps/system/status is gone"],
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
