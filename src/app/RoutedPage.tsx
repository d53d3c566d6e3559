import { useAtomValue } from "jotai"
import { type ComponentType, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useSearch } from "wouter"

import { heldTitleAtom, sessionAtom } from "#atoms/session.ts"
import * as Pages from "#domain/frame/Pages.ts"

import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { Guard } from "./Guard.tsx"
import { pages } from "./pages.ts"

const Loaded = ({ name }: { readonly name: Pages.PageName }) => {
  const [{ Page }] = useState<{ readonly Page: ComponentType }>(() => ({ Page: pages[name].component() }))
  return <Page />
}

/** The page with its access guard. */
export const RoutedPage = ({ name }: { readonly name: Pages.PageName }) => {
  const [path] = useLocation()
  return (
    <ErrorBoundary>
      <Guard rule={Pages.ruleAt(name, path)}>
        <Loaded name={name} />
      </Guard>
    </ErrorBoundary>
  )
}

/** The title of the current page. */
const usePageTitle = (): string => {
  const { t } = useTranslation()
  const [path] = useLocation()
  const own = Pages.titleOf(Pages.at(path), useSearch(), useAtomValue(sessionAtom))
  return t(useAtomValue(heldTitleAtom) ?? own)
}

export const PageTitle = () => usePageTitle()

/** Sets the document title: the page's title and the product's name; on home the name alone. */
export const useDocumentTitle = (isHome: boolean): void => {
  const { t } = useTranslation()
  const title = usePageTitle()
  const product = t("product_name")
  useEffect(() => {
    document.title = isHome ? product : `${title} · ${product}`
  }, [isHome, product, title])
}
