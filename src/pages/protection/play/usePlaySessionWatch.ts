import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"

import { iframeGameAtom } from "#atoms/games/launch.ts"
import { notifyAtom } from "#atoms/kernel/toasts.ts"
import { awaitEndAtom, endGameAtom } from "#atoms/protection/protection.ts"
import {
  isGameOverAtom,
  playSessionAtom,
  playSessionEndAtom,
  playSessionWarningAtom,
  watchPlaySessionAtom,
} from "#atoms/protection/sessionLimit.ts"
import { dateTimeText } from "#i18n/formatting.ts"

const isTabVisible = () => document.visibilityState !== "hidden"

const useNotices = () => {
  const { i18n } = useTranslation()
  const notice = useAtomValue(playSessionWarningAtom)
  const clear = useSetAtom(playSessionWarningAtom)
  const notify = useSetAtom(notifyAtom)
  useEffect(() => {
    if (notice === undefined) return
    const { percent, endsAt } = notice
    const time = dateTimeText(i18n.language, endsAt)
    notify({ message: { key: "session_notice", values: { percent, time } }, tone: "plain" })
    clear(undefined)
  }, [notice, clear, notify, i18n])
}

export const usePlaySessionWatch = (): void => {
  const watch = useSetAtom(watchPlaySessionAtom)
  const session = useAtomValue(playSessionAtom)
  const end = useAtomValue(playSessionEndAtom)
  const isGameOver = useAtomValue(isGameOverAtom)
  const game = useAtomValue(iframeGameAtom)
  const endGame = useSetAtom(endGameAtom)
  const awaitEnd = useSetAtom(awaitEndAtom)
  const closedUntil = end?.closedUntil ?? null
  const opensAt = end && (closedUntil ?? end.endsAt)
  useNotices()
  useEffect(() => watch({ session, isVisible: isTabVisible }), [session, watch])
  useEffect(() => {
    if (isGameOver && game !== undefined) endGame(closedUntil)
  }, [isGameOver, game, closedUntil, endGame])
  useEffect(() => (opensAt === undefined ? undefined : awaitEnd(opensAt)), [opensAt, awaitEnd])
}
