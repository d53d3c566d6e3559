import * as Pages from "#domain/frame/Pages.ts"
import { after } from "#platform/after.ts"

import { pageCode } from "./pageCode.ts"
import { reloadWhenOnline } from "./reloadWhenOnline.ts"
import { start } from "./startApp.ts"

// The opened page's code loads beside React. Rendering the page loads it again after a failure, and reports that.
const { name } = Pages.at(location.pathname)
if (name !== "home") pageCode[name]().catch(() => {})

// In a task of its own: a slow phone can paint, or respond to a touch, before it.
const started = after(0).then(() => start({ prefetched: window.prefetched ?? new Map(), worker: "/sw.js" }))

const root = document.getElementById("root")
if (root !== null)
  Promise.all([started, import("./render.tsx")])
    .then(([app, { render }]) => render(root, app))
    .catch(reloadWhenOnline)
