import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Validator } from "@seriousme/openapi-schema-validator"
import { describe, expect, it } from "vitest"

import { makeWorld } from "#fixtures/world.ts"
import { breakingChanges } from "#tools/contract/breaking.ts"
import { contractOf } from "#tools/contract/document.ts"
import { examples, resultsOf } from "#tools/contract/examples.ts"
import { valueOf } from "#tools/contract/exchange.ts"
import { withFields } from "#tools/contract/fields.ts"
import { validate } from "#tools/contract/validate.ts"
import { contractPage, writeContract } from "#tools/contract/writeContract.ts"

/** A copy of a document with one change at a path. */
const changed = (document: unknown, path: ReadonlyArray<string>, value: unknown): unknown => {
  const copy: unknown = structuredClone(document)
  const last = path.at(-1) ?? ""
  const parent = path
    .slice(0, -1)
    .reduce((inner: unknown, step) => Reflect.get(Object(inner), step) as unknown, copy)
  if (value === undefined) Reflect.deleteProperty(Object(parent), last)
  else Reflect.set(Object(parent), last, value)
  return copy
}

describe("the document of the gateway's contract", () => {
  it("in docs/gateway.md contains the fields of all calls as `npm run contract` writes them", () => {
    const page = readFileSync(contractPage, "utf8")
    expect(page).toBe(withFields(page))
  })

  it("is valid OpenAPI 3.1, including its examples", async () => {
    const document = contractOf("", await examples())
    const result = await new Validator().validate({ ...document })
    expect(result.errors ?? []).toEqual([])
    expect(result.valid).toBe(true)
    expect(JSON.stringify(document), "a body without fields is an object").not.toContain('"not":')
  })

  it.for(["0", "41", "guest"])("matches the simulated gateway's responses to persona %s", async (persona) => {
    const results = await resultsOf(await makeWorld({}, { seed: "contract" }), persona)
    const problems = results.flatMap((exchange) =>
      validate(exchange.name, valueOf(exchange)).map(({ what }) => `${exchange.name}: ${what}`),
    )
    expect(problems).toEqual([])
    expect(results.length).toBeGreaterThan(persona === "guest" ? 15 : 40)
  })
})

describe("breaking changes of the contract", () => {
  const document = contractOf()
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
    expect(breakingChanges(document, changed(document, path, to))).toEqual([line])
  })

  it("make the command exit with 1 unless the version is raised", async () => {
    const folder = mkdtempSync(join(tmpdir(), "contract-"))
    const old = join(folder, "openapi.json")
    writeFileSync(old, JSON.stringify(changed(document, ["paths", "/wps/system/country"], undefined)))
    const { lines, code } = await writeContract(folder, old)
    expect(lines).toContain("GET /wps/system/country is new")
    expect(code).toBe(1)
    expect(await writeContract(folder, old), "the document is the old one and the new one").toMatchObject({
      code: 0,
    })
    const missing = join(folder, "gone.json")
    expect(await writeContract(folder, missing)).toEqual({ lines: [`There is no file ${missing}.`], code: 2 })
    writeFileSync(old, '{"some":"file"}')
    expect((await writeContract(folder, old)).code).toBe(2)
    expect(readFileSync(old, "utf8")).toBe('{"some":"file"}')
  })
})
