import { paths } from "#config/paths.ts"

import { openCamera } from "./camera.ts"

const path = "tools/picture/home.png"

const camera = await openCamera()
const page = await camera.open(
  [paths.home, "0"],
  { theme: "dark", language: "EN", settings: {} },
  { width: 390, height: 844 },
  1.1,
)
await page.screenshot({ path })
await camera.close()
console.log(`Home of a member, rendered from the present build into ${path}`)
