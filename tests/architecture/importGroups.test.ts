import { describe, expect, it } from "vitest"

import { allImportComplaints, importComplaints } from "./importGroups.ts"

const complaints = (...lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  importComplaints("src/ui/basic/Box.tsx", lines.join("\n"))

describe("import groups", () => {
  it("every file has three import groups with a blank line between: packages, #-paths, relative", () => {
    expect(allImportComplaints(".")).toEqual([])
  })

  it.for([
    [`import "./a.ts"`, ``, `import "#b.ts"`],
    [`import "#b.ts"`, ``, `import "c"`],
    [`import "c"`, `import "#b.ts"`],
    [`import "#b.ts"`, `import "./a.ts"`],
    [`import "c"`, ``, `import "d"`],
    [`import "../../atoms/a.ts"`],
    [`import * as A from "#a.ts"`, `import { b } from "#a.ts"`],
  ])("the import test reports the wrong groups %j", (lines) => {
    expect(complaints(...lines)).toHaveLength(1)
  })

  it.for([
    [`import "c"`, `import "node:d"`, ``, `import "#b.ts"`, ``, `import "../a.ts"`, `import "./e.css"`],
    [`import "c"`, ``, `/** A comment. */`, `import "./a.ts"`],
    [`import * as A from "#a.ts"`, `import type { B } from "#a.ts"`],
  ])("the import test accepts the correct groups %j", (lines) => {
    expect(complaints(...lines)).toEqual([])
  })
})
