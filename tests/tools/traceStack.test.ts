import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"

import { requestJson, recordJson } from "#services/frame/telemetry/otlp.ts"
import { traceStack } from "#tools/trace/traceStack.ts"

const maps = mkdtempSync(join(tmpdir(), "maps-"))
mkdirSync(join(maps, "assets"))
writeFileSync(join(maps, "build.txt"), "0.2.0+abcd1234\n")
// Line 1 column 1 of the script is line 3 column 5 of the source.
const map = { version: 3, file: "a-1.js", sources: ["../../src/pages/Home.tsx"], names: [], mappings: "AAEI" }
writeFileSync(join(maps, "assets/a-1.js.map"), JSON.stringify(map))

afterAll(() => rmSync(maps, { recursive: true }))

const payload = (build: string): string =>
  requestJson({ "service.version": build }, [
    recordJson({
      at: 0,
      event: "exception",
      isError: true,
      attributes: {
        "exception.type": "TypeError",
        "exception.stacktrace": "at open (/assets/a-1.js:1:1)\nat b (/assets/gone-2.js:1:1)",
      },
    }),
  ])

describe("npm run trace", () => {
  it("maps a stack trace to source lines, and keeps a line whose source map is missing", () => {
    expect(traceStack(payload("0.2.0+abcd1234"), maps)).toBe(
      "TypeError\nat open (src/pages/Home.tsx:3:5)\nat b (/assets/gone-2.js:1:1)",
    )
  })

  it("reads no file outside the folder of maps, and prints no control character", () => {
    writeFileSync(join(maps, "a-1.js.map"), JSON.stringify(map))
    const report = "\u001b[2Jat a (/assets/../a-1.js:1:1)\nat b (/assets/a-1.js:1:1)"
    expect(traceStack(report, maps, "0.2.0+abcd1234")).toBe(
      "�[2Jat a (/assets/../a-1.js:1:1)\nat b (src/pages/Home.tsx:3:5)",
    )
  })

  it("refuses source maps of another build, and reports a missing folder of maps", () => {
    expect(() => traceStack(payload("0.3.0+00000000"), maps)).toThrow(
      "The report is of build 0.3.0+00000000, the maps are of 0.2.0+abcd1234.",
    )
    expect(() => traceStack("x", join(maps, "none"))).toThrow("npm run build")
  })
})
