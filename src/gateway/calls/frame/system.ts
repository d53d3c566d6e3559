import { SystemStatus } from "#domain/frame/SystemStatus.ts"
import { Whitelabel } from "#domain/Whitelabel.ts"
import * as Call from "#gateway/Call.ts"

export const systemStatus = Call.read({
  path: "/wps/system/status",
  names: ["customer service"],
  input: Call.Nothing,
  output: SystemStatus,
})

export const whitelabel = Call.read({
  path: "/wps/system/whitelabel",
  input: Call.Nothing,
  output: Whitelabel,
})
