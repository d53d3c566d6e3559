import { runNamed } from "#tools/options.ts"

await runNamed("bench", {
  // `load [--runs 5] [--only home,login] [--against DIST]`
  load: () => import("./load.ts"),
  lists: () => import("./lists.ts"),
})
