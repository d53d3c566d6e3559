import { useAtomValue } from "jotai"
import { useEffect } from "react"
import { useLocation } from "wouter"

import { isForcedAtom } from "#atoms/session.ts"
import { pageKey } from "#config/pageKeys.ts"
import { paths } from "#config/paths.ts"
import { frameOf, showsHome } from "#domain/PageFrame.ts"
import { useQuiet } from "#pages/frame/useQuiet.ts"
import { HomePage } from "#pages/home/HomePage.tsx"
import { RouteFade } from "#ui/frame/RouteFade.tsx"

import { Chrome } from "./Chrome.tsx"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { lazyPart } from "./lazyPage.tsx"
import { useTop } from "./useTop.ts"

/** Home comes with the app; the table of all other pages when the first of them is opened. */
export const LaterPage = lazyPart(() => import("./LaterPage.tsx").then(({ LaterPage }) => LaterPage))

/** `/m` becomes `/m/` (C3); every address becomes the change of the password as long as that is forced (decision 90). */
const settledPath = (path: string, isForced: boolean): string => {
  if (isForced) return paths.changePassword
  return path === "/m" ? "/m/" : path
}

/** The page of the address, in its frame. */
export const Routes = () => {
  const [path, navigate] = useLocation()
  const ready = useQuiet()
  const settled = settledPath(path, useAtomValue(isForcedAtom))
  useEffect(() => {
    if (settled !== path) navigate(settled, { replace: true })
  }, [navigate, path, settled])
  const key = pageKey(settled)
  useTop(key)
  return (
    <Chrome path={settled} frame={frameOf(settled)}>
      <RouteFade routeKey={key} ready={ready}>
        <ErrorBoundary key={key}>
          {showsHome(settled) ? <HomePage /> : <LaterPage path={settled} />}
        </ErrorBoundary>
      </RouteFade>
    </Chrome>
  )
}
