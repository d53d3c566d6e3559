import { earlyPage } from "#domain/frame/earlyPage.ts"
import { after } from "#platform/after.ts"

import { reloadWhenOnline } from "./reloadWhenOnline.ts"
import { start, type Started } from "./startApp.ts"

// The app starts in a separate task, so that a slow device can paint or respond to a touch first.
const started = after(0).then(() => start({ prefetched: window.prefetched ?? new Map(), worker: "/sw.js" }))

const loadPage = async ({ path }: Started): Promise<void> => {
  const name = earlyPage(path)
  if (name === "home") await import("../home.ts")
  else await (await import("./pageChunks.ts")).pageChunks[name](path)
}

// A failure is ignored here, because rendering the page loads the chunk again and reports a failure.
started.then(loadPage).catch(() => {})

const root = document.getElementById("root")
if (root !== null)
  Promise.all([started, import("./render.tsx")])
    .then(([app, { render }]) => render(root, app))
    .catch(reloadWhenOnline)
