import { after } from "#platform/after.ts"

import { start } from "./start.ts"

const early = window.earlyAnswers ?? new Map()

/** The app, which begins while the code that draws it is on its way. A slow phone can paint, or answer a touch, before it does. */
export const started = after(0).then(() => start({ early, worker: "/sw.js" }))
