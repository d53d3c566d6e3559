import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { enterAtom } from "#atoms/entry/access.ts"
import { popupsAtom, shownPopupAtom } from "#atoms/popups.ts"
import type { ContractPrompt } from "#domain/agent/Contract.ts"
import { ConfirmDialog } from "#ui/overlay/ConfirmDialog.tsx"

import { AnnouncementPopup } from "./AnnouncementPopup.tsx"
import { DownloadPopup } from "./DownloadPopup.tsx"

const ConfirmContractPage = ({ prompt }: { readonly prompt: ContractPrompt }) => {
  const { t } = useTranslation()
  const send = useSetAtom(popupsAtom)
  const enter = useSetAtom(enterAtom)
  const go = () => {
    send({ _tag: "ContractChosen" })
    enter(prompt.path)
  }
  return (
    <ConfirmDialog
      open
      text={t(prompt.message)}
      confirmLabel={t("go")}
      onCancel={() => send({ _tag: "Closed" })}
      onConfirm={go}
    />
  )
}

export const PopupQueue = () => {
  const popup = useAtomValue(shownPopupAtom)
  switch (popup?._tag) {
    case "Contract":
      return <ConfirmContractPage key={popup.prompt.path} prompt={popup.prompt} />
    case "Login":
      return <AnnouncementPopup announcement={popup.announcement} />
    case "Download":
      return <DownloadPopup />
    default:
      return null
  }
}
