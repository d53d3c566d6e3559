import { list } from "#domain/Lenient.ts"
import { MemberTask } from "#domain/promo/MemberTask.ts"
import * as Call from "#gateway/Call.ts"

export const memberTasks = Call.plainRead({
  path: "/wps/relay/MCSFE_tasks",
  output: list(MemberTask),
})
