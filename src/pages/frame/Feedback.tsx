import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { waitTextAtom } from "#atoms/frame/loader.ts"
import { type Toast, toastsAtom } from "#atoms/frame/toasts.ts"
import { messageText } from "#i18n/saying.ts"
import { Loader } from "#ui/overlay/Loader.tsx"
import type { ToastTone } from "#ui/overlay/Toast.tsx"
import { ToastList } from "#ui/overlay/ToastList.tsx"

import { AppBanners } from "./AppBanners.tsx"

const tones: Readonly<Record<Toast["tone"], ToastTone>> = { plain: "plain", good: "success", bad: "error" }

/** Toasts, the please-wait loader and the app's banners. */
export const Feedback = () => {
  const { t } = useTranslation()
  const toasts = useAtomValue(toastsAtom).map(({ id, message, tone }) => ({
    key: String(id),
    text: messageText(t, message),
    tone: tones[tone],
  }))
  const waitText = useAtomValue(waitTextAtom)
  return (
    <>
      <AppBanners />
      <ToastList toasts={toasts} />
      {waitText !== undefined && <Loader text={t(waitText)} />}
    </>
  )
}
