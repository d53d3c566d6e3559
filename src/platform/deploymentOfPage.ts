import { type Deployment, defaultDeployment } from "#config/deployment.ts"

/** The deployment in the page, which build and `npm run configure` write; the default without one. */
export const deploymentOfPage = (): Deployment =>
  JSON.parse(document.getElementById("deployment")?.textContent || "null") ?? defaultDeployment
