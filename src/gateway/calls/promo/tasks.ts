import { list } from "#domain/Lenient.ts"
import { MemberTask } from "#domain/promo/MemberTask.ts"
import * as Call from "#gateway/Call.ts"

export const memberTasks = Call.read({
  path: "/wps/relay/MCSFE_tasks",
  input: Call.Nothing,
  output: list(MemberTask),
})
