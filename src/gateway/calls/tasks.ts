import { Schema } from "effect"

import { list } from "#domain/Lenient.ts"
import { MemberTask } from "#domain/MemberTask.ts"

import * as Call from "../Call.ts"

/** The member's tasks. */
export const memberTasks = Call.read({
  path: "/wps/relay/MCSFE_tasks",
  input: Call.Nothing,
  output: Schema.revealCodec(list(MemberTask)),
})
