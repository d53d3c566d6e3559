import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import { Failure } from "#domain/Failure.ts"
import { Chat } from "#services/Chat.ts"
import { Visit } from "#services/Visit.ts"

import { actionAtom } from "./kernel/action.ts"
import { runtimeAtom } from "./kernel/query.ts"

const addressAtom = actionAtom({
  run: (title: string) =>
    Chat.use(({ address }) => address(title)).pipe(
      Effect.provide(Chat.layer),
      Effect.mapError(({ failure }) => ({
        reason: failure ?? Failure.Refused({ code: "empty_url", captcha: false }),
      })),
    ),
  waits: timings.loaderUntilDone,
})

/** Opens live chat in this window, or says why not. */
export const openChatAtom = atom(null, async (get, set, title: string) => {
  const url = await set(addressAtom, title)
  if (Option.isSome(url)) get(runtimeAtom).runSync(Visit.use(({ leaveFor }) => leaveFor(url.value)))
})
