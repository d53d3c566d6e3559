import { Context } from "effect"

import { type Deployment, defaultDeployment } from "#config/deployment.ts"

export const CurrentDeployment = Context.Reference<Deployment>("h5/platform/CurrentDeployment", {
  defaultValue: () => defaultDeployment,
})
