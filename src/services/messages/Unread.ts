import { Context, Effect, Layer, Option } from "effect"

import { timings } from "#config/timings.ts"
import * as MemberType from "#domain/MemberType.ts"
import * as UnreadCount from "#domain/messages/UnreadCount.ts"
import { isOn, type Whitelabel } from "#domain/Whitelabel.ts"
import { chatUnread } from "#gateway/calls/messages/chat.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import type { ReadCall } from "#gateway/Call.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { oncePer } from "#services/requestPolicy.ts"

/** If a request for a count fails, the count is 0 (spec §7). */
export class Unread extends Context.Service<
  Unread,
  {
    /** Returns 0 for guests and trial members without sending a request (spec §6). */
    readonly inbox: Effect.Effect<UnreadCount.UnreadCount>
    readonly chat: (whitelabel: Whitelabel) => Effect.Effect<UnreadCount.UnreadCount>
  }
>()("h5/services/Unread") {
  static readonly layer = Layer.effect(
    Unread,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession

      const counted = Effect.fnUntraced(function* (
        name: string,
        call: ReadCall<{}, { readonly unReadCount: number }>,
      ) {
        const once = yield* oncePer<number, GatewayError, never>(name, timings.unreadThrottle)
        const ask = backend.read(call, {}).pipe(Effect.map(({ unReadCount }) => unReadCount))
        return Effect.flatMap(current.get, (session) =>
          Option.isNone(session) || MemberType.isTrial(session.value.type)
            ? Effect.succeed(UnreadCount.none)
            : once(session.value.token, ask).pipe(
                Effect.catch((error) =>
                  Effect.as(Effect.logDebug(`${name} failed`, error.reason._tag), UnreadCount.none),
                ),
              ),
        )
      })

      const inbox = yield* counted("inbox-unread", inboxUnread)
      const chat = yield* counted("chat-unread", chatUnread)
      return Unread.of({
        inbox,
        chat: (whitelabel) => (isOn(whitelabel, "CBS3") ? chat : Effect.succeed(UnreadCount.none)),
      })
    }),
  )
}
