import { SystemStatus } from "#domain/frame/SystemStatus.ts"
import { Whitelabel } from "#domain/Whitelabel.ts"
import * as Call from "#gateway/Call.ts"

export const systemStatus = Call.plainRead({
  path: "/wps/system/status",
  names: ["customer service"],
  output: SystemStatus,
})

export const whitelabel = Call.plainRead({
  path: "/wps/system/whitelabel",
  output: Whitelabel,
})
