import { Context } from "effect"

import { type Deployment, defaultDeployment } from "#config/deployment.ts"

/** The deployment that the app runs in. */
export const CurrentDeployment = Context.Reference<Deployment>("h5/platform/CurrentDeployment", {
  defaultValue: () => defaultDeployment,
})
