import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import { taskUrl } from "#domain/MemberTask.ts"
import * as Resource from "#domain/Resource.ts"
import * as TaskFrame from "#machines/TaskFrame.ts"
import { MemberTasks } from "#services/MemberTasks.ts"

import { machineAtom } from "./kernel/machine.ts"
import { queryAtom } from "./kernel/query.ts"
import { languageAtom } from "./preferences.ts"
import { sessionAtom } from "./session.ts"
import { isAskingGateAtom, resourcesAtom, statusAtom } from "./system.ts"

/** The address that the task page embeds: `pending` while nothing is known, `none` without a link to trust. */
export const taskAddressAtom = atom((get): { readonly url: string } | "pending" | "none" => {
  if (get(statusAtom) === undefined) return get(isAskingGateAtom) ? "pending" : "none"
  const link = Resource.urlOf(get(resourcesAtom), "TASK")
  const session = Option.getOrUndefined(get(sessionAtom))
  const url = link === undefined || session === undefined ? undefined : taskUrl(link, session.token)
  return url === undefined ? "none" : { url }
})

/** The frame of the task page. */
export const taskFrameAtom = machineAtom(TaskFrame.machine, (command, { send }) => {
  const { Event } = TaskFrame
  switch (command._tag) {
    case "AwaitStart":
      return Effect.delay(
        Effect.sync(() => send(Event.Waited())),
        timings.taskFrame,
      )
    case "AwaitFrame":
      return Effect.delay(
        Effect.sync(() => send(Event.WaitedTooLong(command))),
        timings.taskWait,
      )
    case "AwaitShow":
      return Effect.delay(
        Effect.sync(() => send(Event.Settled(command))),
        timings.taskShow,
      )
    case "Log":
      return Effect.logError("The task page did not load")
  }
})

/** The member's tasks, in the language they are read in. */
export const memberTasksAtom = queryAtom(
  (get) => {
    get(languageAtom)
    return MemberTasks.use(({ all }) => all).pipe(Effect.provide(MemberTasks.layer))
  },
  { settle: timings.languageRefresh, ofMember: true },
)
