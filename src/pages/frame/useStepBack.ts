import { useLocation } from "wouter"

import { paths } from "#config/paths.ts"

/** One step back; home in place of a page opened by its address, which has no step behind it within the app. */
export const useStepBack = (): (() => void) => {
  const [, navigate] = useLocation()
  return () => (window.history.length > 1 ? window.history.back() : navigate(paths.home, { replace: true }))
}
