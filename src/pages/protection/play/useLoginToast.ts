import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"

import { notifyAtom } from "#atoms/kernel/toasts.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { protectionAtom } from "#atoms/protection/protection.ts"
import { loginPopupsDueAtom } from "#atoms/session.ts"
import { dateTimeText } from "#i18n/formatting.ts"

/** Shows a toast with the time of the previous login after a login, but not after a reload. */
export const useLoginToast = (): void => {
  const { i18n } = useTranslation()
  const isLogin = useRef(useAtomValue(loginPopupsDueAtom))
  const previousLogin = valueOf(useAtomValue(protectionAtom))?.previousLogin
  const notify = useSetAtom(notifyAtom)
  useEffect(() => {
    if (!isLogin.current || previousLogin === undefined) return
    isLogin.current = false
    const time = dateTimeText(i18n.language, previousLogin)
    notify({ message: { key: "previous_login_at", values: { time } }, tone: "plain" })
  }, [previousLogin, notify, i18n])
}
