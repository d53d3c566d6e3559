import { boot } from "./boot.ts"

// The build bundles this file into the page, behind the shell and the plan.
boot(JSON.parse(document.getElementById("plan")?.textContent ?? ""))
