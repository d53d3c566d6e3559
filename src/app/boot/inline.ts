import { deploymentOfPage } from "#platform/deploymentOfPage.ts"

import { boot } from "./boot.ts"

// The build bundles this file into the page, behind the shell, the plan and the deployment.
boot(JSON.parse(document.getElementById("plan")?.textContent ?? ""), deploymentOfPage())
