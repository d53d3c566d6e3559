import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { enterAtom } from "#atoms/access.ts"
import { popupsAtom, shownPopupAtom } from "#atoms/popups.ts"
import type { ContractPrompt } from "#domain/Contract.ts"
import { Question } from "#ui/overlay/Question.tsx"

import { AnnouncementPopup } from "./AnnouncementPopup.tsx"
import { DownloadPopup } from "./DownloadPopup.tsx"

const ContractQuestion = ({ prompt }: { readonly prompt: ContractPrompt }) => {
  const { t } = useTranslation()
  const send = useSetAtom(popupsAtom)
  const enter = useSetAtom(enterAtom)
  const go = () => {
    send({ _tag: "ContractChosen" })
    enter({ rule: "session", path: prompt.path })
  }
  return (
    <Question
      open
      text={t(prompt.message)}
      confirmLabel={t("go")}
      onCancel={() => send({ _tag: "Closed" })}
      onConfirm={go}
    />
  )
}

/** What comes up by itself: the one popup whose turn it is. */
export const PopupQueue = () => {
  const popup = useAtomValue(shownPopupAtom)
  switch (popup?._tag) {
    case "Contract":
      return <ContractQuestion key={popup.prompt.path} prompt={popup.prompt} />
    case "Login":
      return <AnnouncementPopup key={popup.announcement.announcementId} announcement={popup.announcement} />
    case "Download":
      return <DownloadPopup />
    default:
      return null
  }
}
