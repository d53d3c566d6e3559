import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"

import { installAtom, installOfferAtom, noteStartAtom, waveOffInstallAtom } from "#atoms/frame/install.ts"
import { mayOfferAtom } from "#atoms/merchant.ts"
import { refetchSlowAtom, isSlowAtom } from "#atoms/frame/slowLoads.ts"
import { unsavedWorkAtom, followUpdatesAtom, takeUpdateAtom, updateAtom } from "#atoms/frame/updates.ts"
import { paths } from "#config/paths.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { mayReload } from "#domain/frame/Update.ts"
import { NoticeBar } from "#ui/frame/banner/NoticeBar.tsx"

const Slow = () => {
  const { t } = useTranslation()
  const refetchSlow = useSetAtom(refetchSlowAtom)
  return <NoticeBar text={t("load_slow")} actionLabel={t("try_again")} onAction={refetchSlow} />
}

const Incomplete = () => {
  const { t } = useTranslation()
  const take = useSetAtom(takeUpdateAtom)
  return <NoticeBar text={t("update_incomplete")} actionLabel={t("error_reload")} onAction={take} />
}

const Update = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const take = useSetAtom(takeUpdateAtom)
  return (
    <NoticeBar text={t("update_waiting")} actionLabel={t("update_take")} onAction={take} onClose={onClose} />
  )
}

const InstallOffer = () => {
  const { t } = useTranslation()
  const [, navigate] = useLocation()
  const offer = useAtomValue(installOfferAtom)
  const install = useSetAtom(installAtom)
  const dismiss = useSetAtom(waveOffInstallAtom)
  if (offer === "none") return null
  const action =
    offer === "prompt"
      ? { actionLabel: t("install"), onAction: install }
      : { actionLabel: t("guide_open"), onAction: () => navigate(paths.app) }
  return <NoticeBar text={t("install_offer")} {...action} onClose={dismiss} />
}

export const AppBanners = () => {
  const [path] = useLocation()
  const follow = useSetAtom(followUpdatesAtom)
  const noteStart = useSetAtom(noteStartAtom)
  const isSlow = useAtomValue(isSlowAtom)
  const update = useAtomValue(updateAtom)
  const doing = useAtomValue(unsavedWorkAtom)
  const mayOffer = useAtomValue(mayOfferAtom)
  const [isUpdateLater, setUpdateLater] = useState(false)
  useEffect(() => noteStart(), [noteStart])
  useEffect(() => follow(), [follow])
  if (update === "incomplete") return <Incomplete />
  if (isSlow) return <Slow />
  if (update === "waiting" && !isUpdateLater && mayReload({ ...doing, path }))
    return <Update onClose={() => setUpdateLater(true)} />
  return Pages.isHome(path) && mayOffer ? <InstallOffer /> : null
}
