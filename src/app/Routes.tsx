import { useAtomValue } from "jotai"
import { Suspense, useEffect } from "react"
import { useLocation } from "wouter"

import { isForcedAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { frameOf } from "#domain/PageFrame.ts"
import { useQuiet } from "#pages/frame/useQuiet.ts"
import { RouteFade } from "#ui/frame/RouteFade.tsx"

import { Chrome } from "./Chrome.tsx"
import { ErrorBoundary } from "./ErrorBoundary.tsx"
import { Guard } from "./Guard.tsx"
import { LateSpinner } from "./LateSpinner.tsx"
import { home, routeOf } from "./routes.ts"
import { useTop } from "./useTop.ts"

/**
 * `/m` becomes `/m/`, and unknown addresses become home's (C3, decision 145);
 * every one becomes the change of the password as long as that is forced (decision 90).
 */
const settledPath = (path: string, isForced: boolean): string => {
  if (isForced) return paths.changePassword
  if (path === "/m") return "/m/"
  return routeOf(path) === undefined ? paths.home : path
}

/** The page of the address, in its frame. */
export const Routes = () => {
  const [path, navigate] = useLocation()
  const ready = useQuiet()
  const settled = settledPath(path, useAtomValue(isForcedAtom))
  useEffect(() => {
    if (settled !== path) navigate(settled, { replace: true })
  }, [navigate, path, settled])
  const route = routeOf(settled) ?? home
  const Page = route.page
  const key = route.paths[0] ?? settled
  useTop(key)
  return (
    <Chrome path={settled} frame={frameOf(settled)}>
      <RouteFade routeKey={key} ready={ready}>
        <ErrorBoundary key={key}>
          <Suspense fallback={<LateSpinner />}>
            <Guard rule={route.rule} path={settled}>
              <Page />
            </Guard>
          </Suspense>
        </ErrorBoundary>
      </RouteFade>
    </Chrome>
  )
}
