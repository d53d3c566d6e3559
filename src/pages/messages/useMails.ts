import { useAtom, useAtomValue } from "jotai"
import { useEffect, useMemo } from "react"

import { asDoneHereAtom, mailsAtom } from "#atoms/inbox.ts"
import { accountAtom } from "#atoms/session.ts"
import { hasMore } from "#domain/GameList.ts"
import type { Mail } from "#domain/Mail.ts"
import type { Message } from "#i18n/messages.ts"
import type { MessageMore } from "#ui/message/MessageList.tsx"
import { useTranslation } from "#ui/texts.tsx"

type View =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly text: string }
  | { readonly state: "shown"; readonly mails: ReadonlyArray<Mail>; readonly more: MessageMore }

/** The member's messages as they come, after what was done here with them. */
export const useMails = () => {
  const { t } = useTranslation()
  const owner = useAtomValue(accountAtom)
  const [state, ask] = useAtom(mailsAtom)
  const asDoneHere = useAtomValue(asDoneHereAtom)
  useEffect(() => ask({ want: { owner } }), [ask, owner])
  const entries = state._tag === "Shown" ? state.list.entries : undefined
  const mails = useMemo(() => entries && asDoneHere(entries), [asDoneHere, entries])
  const said = ({ key, values }: Message) => `${t("inbox_failed")} ${t(key, { ...values })}`
  const moreOf = (): MessageMore => {
    if (state._tag !== "Shown") return "end"
    if (state.more._tag === "Failed") return { text: said(state.more.message) }
    if (state.more._tag === "Loading") return "loading"
    return hasMore(state.list.page, state.list.totalPages) ? "idle" : "end"
  }
  const viewOf = (): View => {
    if (state._tag === "Failed") return { state: "failed", text: said(state.message) }
    return mails === undefined ? { state: "loading" } : { state: "shown", mails, more: moreOf() }
  }
  return { view: viewOf(), onMore: () => ask("more") }
}
