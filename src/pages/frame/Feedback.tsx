import { useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { type Toast, toastsAtom, waitTextAtom } from "#atoms/feedback.ts"
import { Loader } from "#ui/overlay/Loader.tsx"
import type { ToastTone } from "#ui/overlay/Toast.tsx"
import { ToastList } from "#ui/overlay/ToastList.tsx"

import { AppBanners } from "./AppBanners.tsx"

const tones: Readonly<Record<Toast["tone"], ToastTone>> = { plain: "plain", good: "success", bad: "error" }

/** Toasts, the please-wait loader, and what the app says of itself. */
export const Feedback = () => {
  const { t } = useTranslation()
  const toasts = useAtomValue(toastsAtom).map(({ id, message, tone }) => ({
    key: String(id),
    text: t(message.key, { ...message.values }),
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
