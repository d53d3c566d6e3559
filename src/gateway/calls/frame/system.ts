import { SystemStatus } from "#domain/frame/SystemStatus.ts"
import { Whitelabel } from "#domain/Whitelabel.ts"
import * as Call from "#gateway/Call.ts"

/** The system status that the error gate uses. */
export const systemStatus = Call.read({
  path: "/wps/system/status",
  names: ["customer service"],
  input: Call.Nothing,
  output: SystemStatus,
})

/** The merchant's modules and settings. */
export const whitelabel = Call.read({
  path: "/wps/system/whitelabel",
  input: Call.Nothing,
  output: Whitelabel,
})
