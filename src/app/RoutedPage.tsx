import { useAtomValue } from "jotai"
import { type ReactNode, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useSearch } from "wouter"

import { isPlayClosedAtom, isProtectedAtom } from "#atoms/merchant.ts"
import { heldTitleAtom, sessionAtom } from "#atoms/session.ts"
import * as Pages from "#domain/frame/Pages.ts"

import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { Guard } from "./Guard.tsx"
import { type LazyPage, lazyPage } from "./lazyPage.ts"
import { pages } from "./pages.ts"
import { lazyComponents } from "./lazyComponents.ts"

interface LoadedProps {
  readonly page: LazyPage<{ readonly children?: ReactNode }>
  readonly children?: ReactNode
}

const Loaded = ({ page, children }: LoadedProps) => {
  const [{ Page }] = useState(() => ({ Page: page.component() }))
  return <Page>{children}</Page>
}

const playGate = lazyPage<{ readonly children?: ReactNode }>(lazyComponents.playGate)

const closedHome = lazyPage(lazyComponents.closedHome)

export const RoutedPage = ({ name }: { readonly name: Pages.PageName }) => {
  const [path] = useLocation()
  const isProtected = useAtomValue(isProtectedAtom)
  const isClosedHome = useAtomValue(isPlayClosedAtom) === true && name === "home"
  const page = <Loaded key={String(isClosedHome)} page={isClosedHome ? closedHome : pages[name]} />
  return (
    <ErrorBoundary>
      <Guard rule={Pages.ruleAt(name, path)}>
        {isProtected && Pages.table[name].isPlay === true ? (
          <Loaded key="gate" page={playGate}>
            {page}
          </Loaded>
        ) : (
          page
        )}
      </Guard>
    </ErrorBoundary>
  )
}

const usePageTitle = (): string => {
  const { t } = useTranslation()
  const [path] = useLocation()
  const own = Pages.titleOf(Pages.at(path), useSearch(), useAtomValue(sessionAtom))
  return t(useAtomValue(heldTitleAtom) ?? own)
}

export const PageTitle = () => usePageTitle()

export const useDocumentTitle = (isHome: boolean): void => {
  const { t } = useTranslation()
  const title = usePageTitle()
  const product = t("product_name")
  useEffect(() => {
    document.title = isHome ? product : `${title} · ${product}`
  }, [isHome, product, title])
}
