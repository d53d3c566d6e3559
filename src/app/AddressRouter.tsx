import { atom, useAtomValue } from "jotai"
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from "react"
import { type BaseLocationHook, Router } from "wouter"

import { addressAtom } from "#atoms/frame/address.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import * as Pages from "#domain/frame/Pages.ts"
import type { Address, Place } from "#platform/Address.ts"

import { LoadingCode } from "./LoadingCode.tsx"

interface Shown {
  readonly place: Place
  /** Whether the address is already that of another page, whose code is loading. */
  readonly isLeaving: boolean
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void
}

const ShownContext = createContext<Shown | undefined>(undefined)

const useShown = (): Shown => {
  const shown = useContext(ShownContext)
  if (shown === undefined) throw new Error("There is no AddressRouter above this component.")
  return shown
}

const useShownPath: BaseLocationHook = () => {
  const { place, navigate } = useShown()
  return [place.path, navigate]
}

/** Whether the page on screen is about to be replaced. */
export const useIsLeaving = (): boolean => useShown().isLeaving

/** How the address of the page on screen was reached. */
export const useArrival = (): Pick<Place, "arrival" | "isAnimated"> => useShown().place

/** The route on screen, whose change is a route change. */
export const useRoute = (): string => {
  const { path, search } = useShown().place
  return Pages.routeOf(path, search)
}

const useShownSearch = (): string => useShown().place.search

const navigateAtom = atom((get): Shown["navigate"] => {
  const { push, replace } = get(addressAtom)
  const { runSync } = get(runtimeAtom)
  return (to, options) => runSync(options?.replace === true ? replace(to) : push(to))
})

/**
 * The address of the page on screen. Another page's address follows in a transition: the old page stays until
 * the next page's code is loaded. Another address of the same page applies at once, so that a tapped filter
 * or tab changes without delay.
 *
 * React renders a transition of a `popstate` event at once where the code is loaded. So the browser
 * restores the scroll position of a page that is already on screen. A deferred value would render later.
 */
const useShownPlace = ({ place, watch }: Address["Service"], current: Place): Place => {
  const [shown, setShown] = useState(place)
  useEffect(() => {
    const show = () => startTransition(() => setShown(place()))
    show()
    return watch(show)
  }, [place, watch])
  return Pages.isSame(shown.path, current.path) ? current : shown
}

/** wouter's router on the app's address service. */
export const AddressRouter = ({ children }: { readonly children: ReactNode }) => {
  const address = useAtomValue(addressAtom)
  const navigate = useAtomValue(navigateAtom)
  const place = useSyncExternalStore(address.watch, address.place)
  const shown = useShownPlace(address, place)
  const isLeaving = shown !== place
  const value = useMemo(() => ({ place: shown, isLeaving, navigate }), [shown, isLeaving, navigate])
  return (
    <ShownContext value={value}>
      <Router hook={useShownPath} searchHook={useShownSearch}>
        {children}
      </Router>
      {isLeaving && <LoadingCode overPage />}
    </ShownContext>
  )
}
