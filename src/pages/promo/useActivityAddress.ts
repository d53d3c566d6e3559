import { useRef } from "react"
import { useLocation, useSearch } from "wouter"

import * as ActivityAddress from "#domain/ActivityAddress.ts"

/** What is open of a page of activities, and the ways to it. A detail is a step of its own, so back closes it. */
export const useActivityAddress = (path: string) => {
  const shown = ActivityAddress.read(useSearch())
  const [, navigate] = useLocation()
  const isStep = useRef(false)
  const to = (change: Partial<ActivityAddress.ActivityAddress>) =>
    ActivityAddress.write(path, { ...shown, ...change })
  return {
    ...shown,
    to,
    choose: (change: Partial<ActivityAddress.ActivityAddress>) => navigate(to(change), { replace: true }),
    open: (promo: string) => {
      isStep.current = true
      navigate(to({ promo }))
    },
    close: () => {
      // One that was opened by its address has no step behind it.
      if (isStep.current) window.history.back()
      else navigate(to({ promo: "" }), { replace: true })
      isStep.current = false
    },
  }
}
