import { writeFileSync } from "node:fs"

import { machineDoc } from "#harness/machineDoc.ts"

writeFileSync("docs/machines.md", machineDoc())
