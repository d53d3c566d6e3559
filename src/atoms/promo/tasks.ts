import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import { taskUrl } from "#domain/promo/MemberTask.ts"
import * as Resource from "#domain/frame/Resource.ts"
import * as TaskIframe from "#machines/TaskIframe.ts"
import { memberTasks } from "#gateway/calls/promo/tasks.ts"
import { Backend } from "#services/Backend.ts"
import { machineAtom } from "#atoms/kernel/machine.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionAtom } from "#atoms/session.ts"
import { isRequestingStatusAtom, resourcesAtom, statusAtom } from "#atoms/system/gate.ts"

export const taskAddressAtom = atom((get): { readonly url: string } | "pending" | "none" => {
  if (get(statusAtom) === undefined) return get(isRequestingStatusAtom) ? "pending" : "none"
  const link = Resource.urlOf(get(resourcesAtom), "TASK")
  const session = Option.getOrUndefined(get(sessionAtom))
  const url = link === undefined || session === undefined ? undefined : taskUrl(link, session.token)
  return url === undefined ? "none" : { url }
})

export const taskIframeAtom = machineAtom("page", TaskIframe.machine, (command, { send }) => {
  const { Event } = TaskIframe
  switch (command._tag) {
    case "AwaitStart":
      return Effect.delay(
        Effect.sync(() => send(Event.Waited())),
        timings.taskIframe,
      )
    case "AwaitIframe":
      return Effect.delay(
        Effect.sync(() => send(Event.TimedOut(command))),
        timings.taskWait,
      )
    case "AwaitShow":
      return Effect.delay(
        Effect.sync(() => send(Event.Revealed(command))),
        timings.taskShow,
      )
    case "Log":
      return Effect.logError("The task page did not load")
  }
})

export const memberTasksAtom = queryAtom(
  (get) => {
    get(languageAtom)
    return Backend.read(memberTasks, {})
  },
  { debounce: ["tasks", timings.languageRefresh], ofMember: true },
)
