import { after } from "#platform/after.ts"

import { mount } from "./mount.tsx"

const root = document.getElementById("root")
const early = window.earlyAnswers ?? new Map()
// A slow phone can paint, or answer a touch, between reading the app and starting it.
if (root !== null) void after(0).then(() => mount(root, { early, worker: "/sw.js" }))
