import { mount } from "./mount.tsx"

const root = document.getElementById("root")
if (root !== null) mount(root, { worker: "/sw.js" })
