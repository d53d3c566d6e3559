import { useAtomValue } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "#ui/texts.tsx"
import { useLocation, useSearch } from "wouter"

import { heldTitleAtom, sessionAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { titleOf } from "#domain/PageTitle.ts"

// Comes with the table of pages, which it goes through.
export { runAhead } from "./ahead.ts"

import { Guard } from "./Guard.tsx"
import { routeOf } from "./routes.ts"

/** The page of an address that is not home's; an unknown address becomes home's (decision 145). */
export const LaterPage = ({ path }: { readonly path: string }) => {
  const [, navigate] = useLocation()
  const route = routeOf(path)
  const isUnknown = route === undefined
  useEffect(() => {
    if (isUnknown) navigate(paths.home, { replace: true })
  }, [isUnknown, navigate])
  if (isUnknown) return null
  const Page = route.page
  return (
    <Guard rule={route.rule} path={path}>
      <Page />
    </Guard>
  )
}

/** What the page of the address is called. */
export const PageTitle = () => {
  const { t } = useTranslation()
  const [path] = useLocation()
  const own = titleOf(path, useSearch(), useAtomValue(sessionAtom))
  return t(useAtomValue(heldTitleAtom) ?? own)
}
