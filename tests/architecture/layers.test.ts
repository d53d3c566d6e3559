import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"

import { areaComplaints, crossings, crossingsOf, sharedComplaints } from "./areas.ts"
import { circleComplaints, clockComplaints, layerComplaints } from "./inspect.ts"
import { queryReadComplaints } from "./queryReads.ts"

describe("architecture", () => {
  it.each([
    ["imports only what the table of layers allows", layerComplaints],
    ["has no import cycle, including type imports and lazy imports", circleComplaints],
    ["awaits a query, instead of reading it, in write atoms and effects", queryReadComplaints],
    ["reads the clock only in platform and the transport", clockComplaints],
    ["has only folders of areas, and listed shared folders, in layers divided by area", areaComplaints],
    ["has no import of an area in the shared code of a layer", sharedComplaints],
  ])("%s", (_, complaints) => {
    expect(complaints(".")).toEqual([])
  })

  it.each(Object.keys(crossings))("has only the listed imports between the areas of %s", (layer) => {
    expect(crossingsOf(".", layer)).toEqual(crossings[layer])
  })
})

/** A small source with violations. */
const planted: Readonly<Record<string, string>> = {
  "src/domain/Upward.ts": `import "#services/messages/Inbox.ts"`,
  "src/domain/Today.ts": `export const now = new Date()\nexport const at = new Date(0)`,
  "src/app/world.ts": `import "msw/browser"`,
  "src/pages/home/Ladder.tsx": `import { machine } from "#machines/Login.ts"`,
  "src/pages/home/Kinds.tsx": `import type { State } from "#machines/Login.ts"`,
  "src/machines/Runs.ts": `import { Effect } from "effect"`,
  "src/services/Shaky.ts": `import { Arbitrary } from "effect"`,
  "src/ui/form/Wide.tsx": `export * from "../games/GameTile.tsx"`,
  "src/domain/Left.ts": `import type { A } from "./Right.ts"`,
  "src/domain/Right.ts": `export const a = () => import("#domain/Left.ts")`,
  "src/atoms/lists.ts": `export const listAtom = queryAtom(() => 1)\nexport const sizeAtom = atom((get) => get(listAtom))`,
  "src/atoms/command.ts": `import { sizeAtom } from "./lists.ts"\nexport const a = machineAtom("page", m, (c, { get }) => get(sizeAtom))`,
  "src/atoms/awaits.ts": `import { listAtom } from "./lists.ts"\nexport const a = atom(null, (get, set) => awaitValue(listAtom, { set }))`,
}

describe("complaints of the architecture checks", () => {
  const root = mkdtempSync(join(tmpdir(), "architecture-"))
  for (const [file, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  afterAll(() => rmSync(root, { recursive: true }))

  it("report every planted violation, and nothing else", () => {
    expect(layerComplaints(root)).toEqual([
      "src/app/world.ts: imports msw/browser: src/app may not import the package msw",
      "src/domain/Upward.ts: imports #services/messages/Inbox.ts: src/domain may not import src/services",
      "src/machines/Runs.ts: imports effect: src/machines may not import Effect of effect",
      "src/pages/home/Ladder.tsx: imports #machines/Login.ts: src/pages may not import src/machines (but for types)",
      "src/services/Shaky.ts: imports effect: Arbitrary of effect is unstable: only an adapter may import it",
    ])
    expect(circleComplaints(root)).toEqual(["src/domain/Left.ts", "src/domain/Right.ts"])
    expect(queryReadComplaints(root)).toEqual([
      "src/atoms/command.ts:2: sizeAtom is a query, which may not be loaded",
    ])
    expect(clockComplaints(root)).toEqual(["src/domain/Today.ts:1: Date reads the wall clock"])
    expect(sharedComplaints(root)).toEqual([
      "src/ui/form/Wide.tsx: imports ../games/GameTile.tsx: shared code may not import it",
    ])
  })
})
