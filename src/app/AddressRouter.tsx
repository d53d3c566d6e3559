import { atom, useAtomValue, useStore } from "jotai"
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
import { isForcedAtom } from "#atoms/session.ts"
import * as Pages from "#domain/frame/Pages.ts"
import type { Address, PageLocation } from "#platform/Address.ts"

import { LoadingChunk } from "./LoadingChunk.tsx"

interface Shown {
  readonly location: PageLocation
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void
}

const ShownContext = createContext<Shown | undefined>(undefined)

// A separate context, so that the press that leaves a page does not render the whole page again.
const LeavingContext = createContext(false)

const useShown = (): Shown => {
  const shown = useContext(ShownContext)
  if (shown === undefined) throw new Error("There is no AddressRouter above this component.")
  return shown
}

const useShownPath: BaseLocationHook = () => {
  const { location, navigate } = useShown()
  return [location.path, navigate]
}

/** True if the address has changed to the next page, but the next page's chunk is still loading. */
export const useIsLeaving = (): boolean => useContext(LeavingContext)

export const useArrival = (): Pick<PageLocation, "arrival" | "isAnimated"> => useShown().location

export const useRoute = (): string => {
  const { path, search } = useShown().location
  return Pages.routeOf(path, search)
}

const useShownSearch = (): string => useShown().location.search

const navigateAtom = atom((get): Shown["navigate"] => {
  const { push, replace } = get(addressAtom)
  const { runSync } = get(runtimeAtom)
  return (to, options) => runSync(options?.replace === true ? replace(to) : push(to))
})

const useShownLocation = ({ location, watch }: Address["Service"], current: PageLocation): PageLocation => {
  const [shown, setShown] = useState(location)
  const store = useStore()
  useEffect(() => {
    const show = () => {
      // A forced password change shows before its address. In a transition, the address could still be the old one when
      // the change succeeds, and the page would unmount before it leaves.
      if (store.get(isForcedAtom)) setShown(location())
      // The transition keeps the old page until the next page's chunk has loaded. `useDeferredValue` would be too late.
      else startTransition(() => setShown(location()))
    }
    show()
    return watch(show)
  }, [location, store, watch])
  // A change within the same page, such as a filter or a tab, applies without a transition.
  return Pages.isSame(shown.path, current.path) ? current : shown
}

export const AddressRouter = ({ children }: { readonly children: ReactNode }) => {
  const address = useAtomValue(addressAtom)
  const navigate = useAtomValue(navigateAtom)
  const location = useSyncExternalStore(address.watch, address.location)
  const shown = useShownLocation(address, location)
  const isLeaving = shown !== location
  const value = useMemo(() => ({ location: shown, navigate }), [shown, navigate])
  return (
    <ShownContext value={value}>
      <LeavingContext value={isLeaving}>
        <Router hook={useShownPath} searchHook={useShownSearch}>
          {children}
        </Router>
      </LeavingContext>
      {isLeaving && <LoadingChunk overPage />}
    </ShownContext>
  )
}
