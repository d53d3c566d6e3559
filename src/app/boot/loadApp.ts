import type { BootPlan } from "./plan.ts"

/** Fetches a module or style sheet without applying it. Engines without `modulepreload` ignore a module's link. */
export const preload = (file: string): void => {
  const link = document.createElement("link")
  if (file.endsWith(".css")) {
    link.rel = "preload"
    link.as = "style"
    // Vite's loader requests the style sheet in this mode.
    link.crossOrigin = ""
  } else link.rel = "modulepreload"
  link.setAttribute("fetchpriority", "low")
  link.href = file
  document.head.appendChild(link)
}

/** True for iOS below 15.4 and Chrome below 93. `Object.hasOwn` is the newest function in `polyfills/`. */
export const isOld = (): boolean =>
  !("hasOwn" in Object) ||
  ["ResizeObserver", "IntersectionObserver", "matchMedia"].some((name) => !(name in window))

// Chrome 83 to 92 needs polyfills and has Trusted Types. Every address is trusted: the plan contains only this site's.
const trusted = (address: string): string => {
  const policy = window.trustedTypes?.createPolicy("polyfills", { createScriptURL: (own) => own })
  return policy === undefined ? address : policy.createScriptURL(address)
}

// A failure is not fatal, because the app may work without the polyfills.
const runPolyfills = ({ polyfills }: BootPlan): Promise<unknown> =>
  isOld()
    ? new Promise((resolve) => {
        const script = document.createElement("script")
        script.src = trusted(polyfills)
        script.onload = resolve
        script.onerror = resolve
        document.head.appendChild(script)
      })
    : Promise.resolve()

export const loadApp = async (plan: BootPlan): Promise<void> => {
  await runPolyfills(plan)
  await import(/* @vite-ignore */ plan.entry)
}
