import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"

import { waitTextAtom } from "#atoms/kernel/loader.ts"
import { type Lists, readAtom, type Toast, toastsAtom } from "#atoms/kernel/toasts.ts"
import { listText, messageText } from "#i18n/formatting.ts"
import { Loader } from "#ui/overlay/Loader.tsx"
import type { ToastTone } from "#ui/overlay/Toast.tsx"
import { ToastList } from "#ui/overlay/ToastList.tsx"

const tones: Readonly<Record<Toast["tone"], ToastTone>> = { plain: "plain", good: "success", bad: "error" }

const Read = ({ id, text }: { readonly id: number; readonly text: string }) => {
  const read = useSetAtom(readAtom)
  // The first text decides how long the toast shows. A change of the language must not prolong the toast.
  const shown = useRef(text)
  useEffect(() => read({ id, text: shown.current }), [id, read])
  return null
}

const useJoined = () => {
  const { t, i18n } = useTranslation()
  return (lists: Lists) =>
    Object.fromEntries(
      Object.entries(lists).map(([name, items]) => [name, listText(t, i18n.language, items)]),
    )
}

export const Toasts = () => {
  const { t } = useTranslation()
  const joined = useJoined()
  const toasts = useAtomValue(toastsAtom).map(({ id, message, lists = {}, tone }) => ({
    id,
    key: String(id),
    text: messageText(t, { ...message, values: { ...message.values, ...joined(lists) } }),
    tone: tones[tone],
  }))
  const waitText = useAtomValue(waitTextAtom)
  return (
    <>
      <ToastList toasts={toasts.map(({ key, text, tone }) => ({ key, text, tone }))} />
      {toasts.map(({ id, key, text }) => (
        <Read key={key} id={id} text={text} />
      ))}
      {waitText !== undefined && <Loader text={t(waitText)} />}
    </>
  )
}
