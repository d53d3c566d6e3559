import { SystemStatus } from "#domain/SystemStatus.ts"
import { Whitelabel } from "#domain/Whitelabel.ts"

import * as Call from "../Call.ts"

/** The state of the system, which the error gate obeys. */
export const systemStatus = Call.read({
  path: "/wps/system/status",
  input: Call.Nothing,
  output: SystemStatus,
})

/** The merchant's switches and settings. */
export const whitelabel = Call.read({
  path: "/wps/system/whitelabel",
  input: Call.Nothing,
  output: Whitelabel,
})
