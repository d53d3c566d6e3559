import { mount } from "./mount.tsx"

const root = document.getElementById("root")
if (root !== null) mount(root, { early: window.earlyAnswers ?? new Map(), worker: "/sw.js" })
