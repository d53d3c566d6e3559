import { type Deployment, defaultDeployment } from "#config/deployment.ts"

/** The deployment in the page, which build and `npm run configure` write; the default without one. */
export const deploymentOfPage = (): Deployment =>
  JSON.parse(document.getElementById("deployment")?.textContent || "null") ?? defaultDeployment

/** Whether the app reports to a collector: the deployment names one, and the browser does not ask for privacy. */
export const hasTelemetry = ({ telemetry }: Deployment): boolean =>
  telemetry.address !== "" && Reflect.get(navigator, "globalPrivacyControl") !== true

/** The version of the page and a digest of its files, which the build writes; empty without a build. */
export const buildOfPage = (): string =>
  document.querySelector("meta[name=build]")?.getAttribute("content") ?? ""
