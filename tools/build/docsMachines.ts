import { writeFileSync } from "node:fs"

import { machineDoc } from "#harness/report/machineDoc.ts"

writeFileSync("docs/machines.md", machineDoc())
