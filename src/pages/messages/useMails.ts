import { useAtom, useAtomValue } from "jotai"
import { useEffect, useMemo } from "react"
import { useTranslation } from "react-i18next"

import { withLocalChangesAtom, mailsAtom } from "#atoms/messages/inbox.ts"
import { accountAtom } from "#atoms/session.ts"
import { hasMore } from "#domain/games/GameList.ts"
import type { Mail } from "#domain/messages/Mail.ts"
import { failureLines, failureText } from "#i18n/formatting.ts"
import type { MessageMore } from "#ui/messages/MessageList.tsx"

type View =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly title: string; readonly text: string }
  | { readonly state: "shown"; readonly mails: ReadonlyArray<Mail>; readonly more: MessageMore }

export const useMails = () => {
  const { t } = useTranslation()
  const owner = useAtomValue(accountAtom)
  const [state, ask] = useAtom(mailsAtom)
  const asDoneHere = useAtomValue(withLocalChangesAtom)
  useEffect(() => ask({ filter: { owner } }), [ask, owner])
  const entries = state._tag === "Shown" ? state.list.entries : undefined
  const mails = useMemo(() => entries && asDoneHere(entries), [asDoneHere, entries])
  const moreOf = (): MessageMore => {
    if (state._tag !== "Shown") return "end"
    if (state.more._tag === "Failed") return { text: failureText(t, "inbox_failed", state.more.message) }
    if (state.more._tag === "Loading") return "loading"
    return hasMore(state.list.page, state.list.totalPages) ? "idle" : "end"
  }
  const viewOf = (): View => {
    if (state._tag === "Failed") return { state: "failed", ...failureLines(t, "inbox_failed", state.message) }
    return mails === undefined ? { state: "loading" } : { state: "shown", mails, more: moreOf() }
  }
  return { view: viewOf(), onEndNear: () => ask("endReached"), onRetry: () => ask("more") }
}
