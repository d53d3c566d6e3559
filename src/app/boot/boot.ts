import type { Deployment } from "#config/deployment.ts"
import { homePaths } from "#config/paths.ts"
import { brandPlaceholder } from "#config/product.ts"
import { lobbyReached } from "#domain/frame/lobbyReached.ts"
import { without } from "#platform/addressToken.ts"
import { afterNextPaint } from "#platform/afterNextPaint.ts"

import { fillShell } from "./fillShell.ts"
import { loadApp, preload } from "./loadApp.ts"
import { type BootPlan, filesOf } from "./plan.ts"
import { prefetch } from "./prefetch.ts"
import { reloadWhenOnline } from "./reloadWhenOnline.ts"
import { storedUserOf } from "./storedUser.ts"

const loadPoster = (onPainted: () => void): void => {
  const picture = new Image()
  // A slow device paints a loaded picture one animation frame late, so boot waits for two paints.
  picture.onload = () => afterNextPaint(() => afterNextPaint(onPainted))
  picture.onerror = onPainted
  picture.src = brandPlaceholder
}

// Removes the token from the address. The returned function restores the token, which a reload needs.
const hideToken = (): (() => void) => {
  const { pathname, search, hash } = location
  const { value, rest } = without(search, "token")
  if (value === undefined) return () => {}
  window.addressToken = value
  history.replaceState(history.state, "", pathname + rest + hash)
  return () => history.replaceState(history.state, "", pathname + search + hash)
}

/** The inline script of the page. README.md shows the order. */
export const boot = (plan: BootPlan, deployment: Deployment): void => {
  // A vendor's page can navigate its iframe to the lobby, which then has the lobby's storage in a game's sandbox.
  if (window.parent !== window) {
    const { pathname, search, hash, origin } = location
    window.parent.postMessage(lobbyReached(pathname + without(search, "token").rest + hash), origin)
    return
  }
  const showToken = hideToken()
  const user = storedUserOf(plan.keys, deployment)
  const isHome = homePaths.some((path) => path === location.pathname)
  let onShellPainted = () => {}
  const shellPainted = new Promise<void>((resolve) => {
    onShellPainted = resolve
  })
  try {
    if (isHome) loadPoster(onShellPainted)
    const responses = prefetch({ ...plan, origin: deployment.gateway }, user, location, shellPainted)
    const modules = [plan.entry, ...plan.entryImports, ...plan.dictionaries[user.language]]
    modules.forEach(preload)
    if (isHome) void shellPainted.then(() => [plan.render, plan.home].forEach(preload))
    else [...filesOf(plan, user, location.pathname), plan.render].forEach(preload)
    fillShell(plan, user, location.pathname, responses)
    // "Try again" opens the original address with the token.
    document.querySelector("[data-place=slow] a")?.addEventListener("click", showToken)
  } finally {
    // The app starts after the first paint, even if the `try` block throws.
    afterNextPaint(
      () =>
        void loadApp(plan).then(onShellPainted, (error) => {
          showToken()
          reloadWhenOnline(error)
        }),
    )
  }
}
