/** `load` measures loads of pages, `lists` the scrolling of long lists. */
const [what] = process.argv.splice(2, 1)

if (what === "load") await import("./load.ts")
else if (what === "lists") await import("./lists.ts")
else {
  console.error("npm run bench -- load [--runs 5] [--only home,login] [--against DIST]\nnpm run bench -- lists")
  process.exit(2)
}
