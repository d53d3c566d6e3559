import { started } from "./begin.ts"
import { draw } from "./mount.tsx"

const root = document.getElementById("root")
if (root !== null) void started.then((app) => draw(root, app))
