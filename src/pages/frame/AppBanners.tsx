import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useState } from "react"
import { useLocation } from "wouter"

import { installAtom, installOfferAtom, noteStartAtom, waveOffInstallAtom } from "#atoms/install.ts"
import { askAgainAtom, isSlowAtom } from "#atoms/network.ts"
import { doingAtom, followUpdatesAtom, takeUpdateAtom, updateAtom } from "#atoms/updates.ts"
import { showsHome } from "#domain/PageFrame.ts"
import { mayStartAnew } from "#domain/Update.ts"
import { NoticeBar } from "#ui/frame/NoticeBar.tsx"
import { useTranslation } from "#ui/texts.tsx"

const Slow = () => {
  const { t } = useTranslation()
  const askAgain = useSetAtom(askAgainAtom)
  return <NoticeBar text={t("load_slow")} actionLabel={t("try_again")} onAct={askAgain} />
}

const Incomplete = () => {
  const { t } = useTranslation()
  const take = useSetAtom(takeUpdateAtom)
  return <NoticeBar text={t("update_incomplete")} actionLabel={t("error_reload")} onAct={take} />
}

const Update = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation()
  const take = useSetAtom(takeUpdateAtom)
  return (
    <NoticeBar text={t("update_waiting")} actionLabel={t("update_take")} onAct={take} onClose={onClose} />
  )
}

const Install = () => {
  const { t } = useTranslation()
  const install = useSetAtom(installAtom)
  const waveOff = useSetAtom(waveOffInstallAtom)
  return <NoticeBar text={t("install_offer")} actionLabel={t("install")} onAct={install} onClose={waveOff} />
}

/** What the app says of itself, one at a time: a slow network, a newer version, that it can be installed. */
export const AppBanners = () => {
  const [path] = useLocation()
  const follow = useSetAtom(followUpdatesAtom)
  const noteStart = useSetAtom(noteStartAtom)
  const isSlow = useAtomValue(isSlowAtom)
  const update = useAtomValue(updateAtom)
  const doing = useAtomValue(doingAtom)
  const offersInstall = useAtomValue(installOfferAtom)
  const [isUpdateLater, setUpdateLater] = useState(false)
  useEffect(() => noteStart(), [noteStart])
  useEffect(() => follow(), [follow])
  if (update === "incomplete") return <Incomplete />
  if (isSlow) return <Slow />
  if (update === "waiting" && !isUpdateLater && mayStartAnew({ ...doing, path }))
    return <Update onClose={() => setUpdateLater(true)} />
  return offersInstall && showsHome(path) ? <Install /> : null
}
