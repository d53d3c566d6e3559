import { useAtomValue } from "jotai"
import { Suspense, useEffect } from "react"
import { Route, Switch, useLocation } from "wouter"

import { hasPageAtom } from "#atoms/merchant.ts"
import { platformAtom } from "#atoms/system/platform.ts"
import { isForcedAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import * as Pages from "#domain/frame/Pages.ts"
import * as Platform from "#domain/frame/Platform.ts"
import { useFirstPaintDone } from "#pages/frame/useFirstPaintDone.ts"
import { RouteFade } from "#ui/frame/page/RouteFade.tsx"

import { useArrival, useRoute } from "./AddressRouter.tsx"
import { DelayedSpinner } from "./DelayedSpinner.tsx"
import { Frame } from "./Frame.tsx"
import { LoadingPage } from "./LoadingPage.tsx"
import { RoutedPage } from "./RoutedPage.tsx"
import { useTop } from "./useTop.ts"

// One pattern for all addresses of a page, so that the page stays mounted when its address changes (RT-05).
const patternOf = (name: Pages.PageName): RegExp => {
  const own = Pages.all.filter((page) => page.name === name).map(({ path }) => path.replaceAll(".", "\\."))
  return new RegExp(`^(?:${own.join("|")})$`)
}

const routes = Pages.names.map((name) => (
  <Route key={name} path={patternOf(name)}>
    <RoutedPage name={name} />
  </Route>
))

// An unknown path resolves to home (C3, open point 145).
const resolvedPath = (path: string, isThere: boolean): string => {
  if (path === "/m") return "/m/"
  return isThere ? path : paths.home
}

export const AppRoutes = () => {
  const [path, navigate] = useLocation()
  const ready = useFirstPaintDone()
  // iOS animates back swipes itself, but does not report the animation (open point 128).
  const isIos = Platform.isIos(useAtomValue(platformAtom))
  const { arrival, isAnimated } = useArrival()
  const found = Pages.find(path)
  const hasPage = useAtomValue(hasPageAtom)(found?.module)
  const known = resolvedPath(path, found !== undefined && hasPage !== false)
  // While the password change is forced, every address shows the page for the change (open point 90).
  const resolved = useAtomValue(isForcedAtom) ? paths.changePassword : known
  useEffect(() => {
    if (resolved !== path) navigate(resolved, { replace: true })
  }, [navigate, path, resolved])
  const page = Pages.at(resolved)
  const route = useRoute()
  useTop(page.name)
  if (hasPage === undefined) return <DelayedSpinner />
  return (
    <Frame page={page}>
      <RouteFade routeKey={route} ready={ready} isAnimated={isAnimated || (isIos && arrival === "traverse")}>
        <Suspense fallback={<LoadingPage isFirst={!ready} />}>
          <Switch location={resolved}>{routes}</Switch>
        </Suspense>
      </RouteFade>
    </Frame>
  )
}
