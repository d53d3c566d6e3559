import { Effect, Option } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import * as Access from "#domain/Access.ts"
import { Failure } from "#domain/Failure.ts"
import { Chat } from "#services/Chat.ts"
import { Visit } from "#services/Visit.ts"

import { enterAtom } from "./access.ts"
import { actionAtom } from "./kernel/action.ts"
import { runtimeAtom } from "./kernel/query.ts"
import { sessionAtom } from "./session.ts"

const addressAtom = actionAtom({
  run: (title: string) =>
    Chat.use(({ address }) => address(title)).pipe(
      Effect.tap(() => Effect.sleep(timings.chatRedirect)),
      Effect.provide(Chat.layer),
      Effect.mapError(({ failure }) => ({
        reason: failure ?? Failure.Refused({ code: "empty_url", captcha: false }),
      })),
    ),
  waits: timings.loaderUntilDone,
})

/** Opens live chat in this window 500 ms after its launch has answered (spec §2 "Message centre"), or says why not. */
export const openChatAtom = atom(null, async (get, set, title: string) => {
  const url = await set(addressAtom, title)
  if (Option.isSome(url)) get(runtimeAtom).runSync(Visit.use(({ leaveFor }) => leaveFor(url.value)))
})

/**
 * A press on live chat in the message centre: a guest goes to the login, a trial member is refused (spec §2, C8).
 *
 * Assumed: after that login the player is back in the message centre, where the chat can be opened.
 */
export const enterChatAtom = atom(null, (get, set, title: string) => {
  const { _tag } = Access.judge("inbox", get(sessionAtom))
  if (_tag === "Allowed") void set(openChatAtom, title)
  else set(enterAtom, { rule: "inbox", path: paths.message })
})
