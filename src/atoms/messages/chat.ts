import { Effect, Option } from "effect"
import { atom } from "jotai"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import * as Access from "#domain/Access.ts"
import { Failure } from "#domain/Failure.ts"
import { Chat } from "#services/messages/Chat.ts"
import { Address } from "#platform/Address.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { enterAtom } from "#atoms/entry/access.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { sessionAtom } from "#atoms/session.ts"

const chatUrlAtom = actionAtom({
  run: (title: string) =>
    lazyService(Chat)(({ address }) => address(title)).pipe(
      Effect.tap(() => Effect.sleep(timings.chatRedirect)),
      Effect.mapError(({ failure }) => ({
        reason: failure ?? Failure.Refused({ code: "chat_unavailable", captcha: false }),
      })),
    ),
  waits: timings.loaderUntilDone,
})

/** Opens live chat in this window, shortly after the response (spec §2 "Message centre"). */
export const openChatAtom = atom(null, async (get, set, title: string) => {
  const url = await set(chatUrlAtom, title)
  if (Option.isSome(url)) get(runtimeAtom).runSync(Address.use(({ leaveFor }) => leaveFor(url.value)))
})

/** Assumed: after the login of a guest the player returns to the message centre (spec §2, C8). */
export const enterChatAtom = atom(null, (get, set, title: string) => {
  const { _tag } = Access.judge("inbox", get(sessionAtom))
  if (_tag === "Allowed") void set(openChatAtom, title)
  else set(enterAtom, { path: paths.message, rule: "inbox", reason: "login_to_chat" })
})
