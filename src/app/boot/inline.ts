import { deploymentOfPage, hasTelemetry } from "#platform/deployment/deploymentOfPage.ts"

import { boot } from "./boot.ts"
import { keepEarlyErrors } from "./earlyErrors.ts"

// The build bundles this file as the page's inline script, after the shell, the plan and the deployment.
const deployment = deploymentOfPage()
if (hasTelemetry(deployment)) keepEarlyErrors()
boot(JSON.parse(document.getElementById("plan")?.textContent ?? ""), deployment)
