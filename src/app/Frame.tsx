import { useAtomValue, useSetAtom } from "jotai"
import { type ComponentProps, type ReactNode, useLayoutEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"

import { goBackAtom } from "#atoms/frame/address.ts"
import { anyQuestionAtom, dismissQuestionAtom } from "#atoms/frame/questions.ts"
import { isProtectedAtom } from "#atoms/merchant.ts"
import { iframeGameAtom } from "#atoms/games/launch.ts"
import { closeMenusAtom, menuOpenAtom, servicePopupOpenAtom } from "#atoms/frame/menus.ts"
import { shownPopupAtom } from "#atoms/popups.ts"
import { isOnlineAtom } from "#atoms/system/online.ts"
import { paths } from "#config/paths.ts"
import type { Page } from "#domain/frame/Pages.ts"
import { BottomBar } from "#pages/frame/menu/BottomBar.tsx"
import { Deferred } from "#pages/view/Deferred.tsx"
import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import { PlainHeader, SiteHeader } from "#pages/frame/SiteHeader.tsx"
import { OfflineBanner } from "#ui/frame/banner/OfflineBanner.tsx"
import { HeaderTitle } from "#ui/frame/header/TopBar.tsx"

import { useRoute } from "./AddressRouter.tsx"
import { lazyComponents } from "./lazyComponents.ts"
import styles from "./Frame.module.css"
import { PageTitle, useDocumentTitle } from "./RoutedPage.tsx"

interface MenuProps extends Pick<ComponentProps<typeof Deferred>, "load"> {
  readonly isOpen: boolean
}

// A closed menu stays mounted for its fade-out, and remounts on the next opening.
const Menu = ({ isOpen, load }: MenuProps) => {
  const dismiss = useSetAtom(dismissQuestionAtom)
  const [wasOpen, setWasOpen] = useState(false)
  const [openings, setOpenings] = useState(0)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpenings(openings + 1)
  }
  const onFailure = () => {
    setOpenings(0)
    dismiss()
  }
  return openings > 0 && <Deferred key={openings} load={load} onFailure={onFailure} />
}

const Overlays = () => {
  const dismiss = useSetAtom(dismissQuestionAtom)
  const isProtected = useAtomValue(isProtectedAtom)
  return (
    <>
      <Menu isOpen={useAtomValue(menuOpenAtom)} load={lazyComponents.menu} />
      <Menu isOpen={useAtomValue(servicePopupOpenAtom)} load={lazyComponents.service} />
      {useAtomValue(anyQuestionAtom) && <Deferred load={lazyComponents.confirmDialogs} onFailure={dismiss} />}
      {useAtomValue(shownPopupAtom) !== undefined && <Deferred load={lazyComponents.popups} />}
      {useAtomValue(iframeGameAtom) !== undefined && (
        <Deferred
          load={isProtected ? lazyComponents.protectedGame : lazyComponents.game}
          onFailure={dismiss}
        />
      )}
      {isProtected && <Deferred load={lazyComponents.protectionWatch} />}
    </>
  )
}

const useBack = (back: Page["back"]): (() => void) | undefined => {
  const [, navigate] = useLocation()
  const goBack = useSetAtom(goBackAtom)
  switch (back) {
    case "none":
      return undefined
    case "home":
      return () => navigate(paths.home)
    case "previous":
      return () => goBack()
  }
}

const contentId = "content"

const SkipLink = () => {
  const { t } = useTranslation()
  return (
    <a
      href={`#${contentId}`}
      className={styles["skip"]}
      onClick={(event) => {
        // Following the link would add a history entry for the hash.
        event.preventDefault()
        document.getElementById(contentId)?.focus()
      }}
    >
      {t("skip_to_content")}
    </a>
  )
}

interface Props {
  readonly page: Page
  readonly children: ReactNode
}

export const Frame = ({ page, children }: Props) => {
  const isOnline = useAtomValue(isOnlineAtom)
  const closeMenus = useSetAtom(closeMenusAtom)
  const onBack = useBack(page.back)
  const isHome = page.name === "home"
  useDocumentTitle(isHome)
  const route = useRoute()
  // Runs before the paint. A later effect could close a menu that the player has just opened on the new page.
  useLayoutEffect(() => closeMenus(), [closeMenus, route])
  const title = (
    <>
      {/* A screen reader reads a focused heading only once, so each page gets a new heading. */}
      <HeaderTitle key={page.path}>
        <PageTitle />
      </HeaderTitle>
      {page.closes && <Deferred load={lazyComponents.close} />}
    </>
  )
  return (
    <>
      <SkipLink />
      <RetryBoundary>
        {page.header ? (
          <SiteHeader title={isHome ? undefined : title} onBack={onBack}>
            {isHome ? <Deferred load={lazyComponents.ticker} /> : undefined}
          </SiteHeader>
        ) : (
          <PlainHeader title={title} onBack={onBack} />
        )}
      </RetryBoundary>
      {!isOnline && <OfflineBanner />}
      <div id={contentId} tabIndex={-1} className={styles["content"]}>
        {children}
      </div>
      {page.bottomMenu && (
        <RetryBoundary>
          <BottomBar path={page.path} />
        </RetryBoundary>
      )}
      <Overlays />
    </>
  )
}
