import { type Deployment, defaultDeployment } from "#config/deployment.ts"

export const deploymentOfPage = (): Deployment =>
  // The build and `npm run configure` write this element.
  JSON.parse(document.getElementById("deployment")?.textContent || "null") ?? defaultDeployment

export const hasTelemetry = ({ telemetry }: Deployment): boolean =>
  telemetry.address !== "" && Reflect.get(navigator, "globalPrivacyControl") !== true

export const buildOfPage = (): string =>
  document.querySelector("meta[name=build]")?.getAttribute("content") ?? ""
