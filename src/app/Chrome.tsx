import { useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useEffect } from "react"
import { useLocation } from "wouter"

import { anyQuestionAtom, takeBackAtom } from "#atoms/questions.ts"
import { framedGameAtom } from "#atoms/launch.ts"
import { closeMenusAtom, menuOpenAtom, servicePopupOpenAtom } from "#atoms/menus.ts"
import { shownPopupAtom } from "#atoms/popups.ts"
import { isOnlineAtom } from "#atoms/system.ts"
import { paths } from "#config/paths.ts"
import { type PageFrame, showsHome } from "#domain/PageFrame.ts"
import { BottomBar } from "#pages/frame/BottomBar.tsx"
import { LaterPart } from "#pages/frame/LaterPart.tsx"
import { SiteHeader } from "#pages/frame/SiteHeader.tsx"
import { useStepBack } from "#pages/frame/useStepBack.ts"
import { OfflineBanner } from "#ui/frame/OfflineBanner.tsx"
import { TitleBar } from "#ui/frame/TitleBar.tsx"

import { parts } from "./parts.ts"

/** What lies over the page, fetched when it is wanted. What was asked for and does not come is taken back. */
const Overlays = () => {
  const takeBack = useSetAtom(takeBackAtom)
  return (
    <>
      {useAtomValue(menuOpenAtom) && <LaterPart load={parts.menu} onFailure={takeBack} />}
      {useAtomValue(servicePopupOpenAtom) && <LaterPart load={parts.service} onFailure={takeBack} />}
      {useAtomValue(anyQuestionAtom) && <LaterPart load={parts.questions} onFailure={takeBack} />}
      {useAtomValue(shownPopupAtom) !== undefined && <LaterPart load={parts.popups} />}
      {useAtomValue(framedGameAtom) !== undefined && <LaterPart load={parts.game} onFailure={takeBack} />}
    </>
  )
}

const useBack = (back: PageFrame["back"]): (() => void) | undefined => {
  const [, navigate] = useLocation()
  const stepBack = useStepBack()
  switch (back) {
    case "none":
      return undefined
    case "home":
      return () => navigate(paths.home)
    case "step":
      return stepBack
  }
}

interface Props {
  readonly path: string
  readonly frame: PageFrame
  readonly children: ReactNode
}

/** The frame around a page, by its row of the table (spec §2 "Page frame"). */
export const Chrome = ({ path, frame, children }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom)
  const closeMenus = useSetAtom(closeMenusAtom)
  const onBack = useBack(frame.back)
  const isHome = showsHome(path)
  useEffect(() => closeMenus(), [closeMenus, path])
  return (
    <>
      {frame.header && <SiteHeader isHome={isHome} />}
      {!isHome && (
        <TitleBar title={<LaterPart load={parts.title} />} onBack={onBack}>
          {frame.closes && <LaterPart load={parts.close} />}
        </TitleBar>
      )}
      {!isOnline && <OfflineBanner />}
      {children}
      {frame.bottomMenu && <BottomBar path={path} />}
      <Overlays />
    </>
  )
}
